/* Says so where a browser cannot run Heorot, instead of an empty page. Old browsers have to be able to read this. */
;(function () {
  var sentences = {
    en: 'This browser is too old for Heorot. Update it, or open this page in a current Chrome, Edge, Firefox or Safari (17.2 or newer).',
    de: 'Dieser Browser ist zu alt für Heorot. Aktualisiere ihn oder öffne die Seite in einem aktuellen Chrome, Edge, Firefox oder Safari (ab 17.2).',
    fr: 'Ce navigateur est trop ancien pour Heorot. Mettez-le à jour ou ouvrez cette page dans une version récente de Chrome, Edge, Firefox ou Safari (17.2 ou plus).',
    pl: 'Ta przeglądarka jest za stara na Heorot. Zaktualizuj ją albo otwórz tę stronę w aktualnej przeglądarce Chrome, Edge, Firefox lub Safari (od 17.2).',
  }
  function say() {
    var app = document.getElementById('app')
    // Once there is a page, it tells of its errors itself.
    if (app.firstChild) return
    var sentence = document.createElement('p')
    sentence.style.cssText = 'margin: 2em; font: 20px sans-serif; color: #f3e6c8'
    sentence.textContent = sentences[(navigator.language || 'en').slice(0, 2)] || sentences.en
    app.appendChild(sentence)
  }
  if (!('noModule' in document.createElement('script'))) say()
  // A script with syntax that the browser does not know.
  window.addEventListener('error', say)
})()
