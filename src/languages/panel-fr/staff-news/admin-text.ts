import type * as english from '@/features/staff-news/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const newsText: PanelTranslation<typeof english.newsText> = {
  open: (unseen) =>
    unseen === 0 ? 'Nouveautés' : `Nouveautés, ${unseen} non ${unseen === 1 ? 'lue' : 'lues'}`,
  title: 'Nouveautés',
  empty: 'Rien de nouveau ces deux derniers jours.',
  unknown: 'Les nouveautés n’ont pas pu être lues. Veuillez vérifier votre connexion.',
  line: (kind, name) => (name ? `${kind} : ${name}` : kind),
  isNew: 'Nouveau',
  sound: 'Émettre un son à chaque nouveauté',
  soundHelp: 'Sur cet appareil seulement.',
  titled: (unseen, title) => (unseen === 0 ? title : `(${unseen}) ${title}`),
}

export const NEWS_LABELS: PanelTranslation<typeof english.NEWS_LABELS> = {
  request: 'Nouvelle réservation ou option',
  payment: 'Paiement en ligne reçu',
  message: 'Nouveau message',
  enquiry: 'Nouvelle demande d’événement',
  reply: 'Nouvelle réponse à un message',
  'enquiry-reply': 'Réponse à une demande d’événement',
  mail: 'Un e-mail n’a pas été remis',
  feed: 'Un calendrier n’a pas pu être lu',
}
