/** For tests of what is on a page. */

/** An empty page in place of the one before. */
export function emptyPage(): HTMLElement {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  return page
}

/** jsdom knows no dialogs above the page. */
export function allowDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}
