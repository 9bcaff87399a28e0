export const notificationsEn = {
  link: {
    onlyHere: 'This link works on this device only.',
    onlyNetwork: 'This link works for people in your network, such as the same Wi-Fi.',
    which: 'Address in the link',
    elsewhere: 'For friends elsewhere, this server needs a public address; see docs/reach.md.',
  },
  notices: {
    title: 'Notifications',
    device: 'Tell me on this device when it’s my turn',
    deviceHint:
      'Once per decision, and once more when most of your time is gone. Not while you’re looking at the table.',
    failed: 'That didn’t work. Please try again.',
    obstacles: {
      insecure: 'Notifications need a page opened with https.',
      install:
        'On iPhone and iPad: tap Share in Safari, choose “Add to Home Screen”, open Heorot from there and come back to this page.',
      unsupported: 'This browser can’t show notifications.',
      blocked:
        'Notifications are blocked for this page. Allow them in your browser’s settings for this page, then reload.',
    },
    hook: 'Post to your group’s chat',
    hookHint:
      'When a player’s turn comes while they’re away, the chat gets their name and this table’s link. No cards, no personal links.',
    hookKind: 'Chat',
    hookUrl: 'Webhook address',
    hookSave: 'Turn on',
    hookRemove: 'Turn off',
    hookFails: 'The last message didn’t arrive.',
    hookOn: (kind: string, host: string) => `Posts to ${kind} (${host}).`,
  },
}
export type NotificationTexts = typeof notificationsEn
