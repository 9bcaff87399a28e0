import type { NotificationTexts } from './en'

export const notificationsDe: NotificationTexts = {
  link: {
    onlyHere: 'Dieser Link funktioniert nur auf diesem Gerät.',
    onlyNetwork: 'Dieser Link funktioniert für alle in deinem Netzwerk, zum Beispiel im selben WLAN.',
    which: 'Adresse im Link',
    elsewhere:
      'Für Freunde anderswo braucht der Server eine öffentliche Adresse; docs/reach.md erklärt, wie das geht.',
  },
  notices: {
    title: 'Benachrichtigungen',
    device: 'Auf diesem Gerät melden, wenn ich dran bin',
    deviceHint:
      'Einmal pro Entscheidung und noch einmal, wenn der größte Teil deiner Zeit um ist. Nicht, solange du den Tisch ansiehst.',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    obstacles: {
      insecure: 'Benachrichtigungen gehen nur, wenn die Seite mit https geöffnet ist.',
      install:
        'Auf iPhone und iPad: Tippe in Safari auf „Teilen“, wähle „Zum Home-Bildschirm“, öffne Heorot von dort und komm auf diese Seite zurück.',
      unsupported: 'Dieser Browser kann keine Benachrichtigungen anzeigen.',
      blocked:
        'Benachrichtigungen sind für diese Seite blockiert. Erlaube sie in den Einstellungen deines Browsers und lade die Seite neu.',
    },
    hook: 'Im Chat eurer Gruppe melden',
    hookHint:
      'Ist jemand dran und gerade nicht da, bekommt der Chat den Namen und den Link zu diesem Tisch. Keine Karten, keine persönlichen Links.',
    hookKind: 'Chat-Dienst',
    hookUrl: 'Webhook-Adresse',
    hookSave: 'Einschalten',
    hookRemove: 'Ausschalten',
    hookFails: 'Die letzte Nachricht kam nicht an.',
    hookOn: (kind, host) => `Meldet an ${kind} (${host}).`,
  },
}
