import type { NotificationTexts } from './en'

export const notificationsFr: NotificationTexts = {
  link: {
    onlyHere: 'Ce lien ne fonctionne que sur cet appareil.',
    onlyNetwork: 'Ce lien fonctionne pour les personnes de votre réseau, par exemple sur le même Wi-Fi.',
    which: 'Adresse dans le lien',
    elsewhere:
      'Pour vos amis ailleurs, le serveur a besoin d’une adresse publique ; docs/reach.md explique comment faire.',
  },
  notices: {
    title: 'Notifications en cas d’absence',
    device: 'Me prévenir sur cet appareil quand c’est à moi',
    deviceHint:
      'Une fois par décision, puis une seule fois quand presque tout votre temps est écoulé. Jamais pendant que vous regardez la table.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    obstacles: {
      insecure: 'Les notifications exigent une page ouverte en https.',
      install:
        'Sur iPhone et iPad : touchez Partager dans Safari, choisissez « Sur l’écran d’accueil », ouvrez Heorot depuis là et revenez à cette page.',
      unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
      blocked:
        'Les notifications sont bloquées pour cette page. Autorisez-les dans les réglages du navigateur, puis rechargez la page.',
    },
    hook: 'Publier dans le chat de votre groupe',
    hookHint:
      'Quand c’est à quelqu’un d’absent de jouer, le chat reçoit son nom et le lien de cette table. Ni cartes, ni liens personnels.',
    hookKind: 'Service de chat',
    hookUrl: 'Adresse du webhook',
    hookSave: 'Activer',
    hookRemove: 'Désactiver',
    hookFails: 'Le dernier message n’est pas arrivé.',
    hookOn: (kind, host) => `Publie sur ${kind} (${host}).`,
  },
}
