import type { NotificationTexts } from './en'

export const notificationsPl: NotificationTexts = {
  link: {
    onlyHere: 'Ten link działa tylko na tym urządzeniu.',
    onlyNetwork: 'Ten link działa u osób w twojej sieci, na przykład w tym samym Wi-Fi.',
    which: 'Adres w linku',
    elsewhere:
      'Dla znajomych spoza sieci serwer potrzebuje publicznego adresu; docs/reach.md wyjaśnia, jak to zrobić.',
  },
  notices: {
    title: 'Powiadomienia',
    device: 'Powiadamiaj mnie na tym urządzeniu o mojej turze',
    deviceHint:
      'Raz na decyzję i jeszcze raz, gdy minie większość twojego czasu. Nigdy, kiedy patrzysz na stół.',
    failed: 'To się nie udało. Spróbuj ponownie.',
    obstacles: {
      insecure: 'Powiadomienia wymagają strony otwartej przez https.',
      install:
        'Na iPhonie i iPadzie: w Safari stuknij „Udostępnij”, wybierz „Do ekranu początkowego”, otwórz stamtąd Heorot i wróć na tę stronę.',
      unsupported: 'Ta przeglądarka nie pokazuje powiadomień.',
      blocked:
        'Powiadomienia są zablokowane dla tej strony. Zezwól na nie w ustawieniach przeglądarki i odśwież stronę.',
    },
    hook: 'Pisz na czacie waszej grupy',
    hookHint:
      'Gdy przyjdzie tura kogoś, kogo nie ma przy stole, czat dostaje imię tej osoby i link do stołu. Żadnych kart ani linków osobistych.',
    hookKind: 'Rodzaj czatu',
    hookUrl: 'Adres webhooka',
    hookSave: 'Włącz',
    hookRemove: 'Wyłącz',
    hookFails: 'Ostatnia wiadomość nie dotarła.',
    hookOn: (kind, host) => `Pisze na: ${kind} (${host}).`,
  },
}
