import type * as english from '@/features/unanswered-questions/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const unansweredText: PanelTranslation<typeof english.unansweredText> = {
  empty: 'Aucune question ouverte : le concierge avait une réponse à tout.',
  emptyHelp:
    'Ce à quoi il n’a pas de réponse apparaît ici, sans rien qui nomme un client, jusqu’à ce que quelqu’un y réponde.',
  question: 'Question',
  times: 'Posée',
  timesAsked: (times) => (times === 1 ? 'une fois' : `${times.toLocaleString('fr-FR')} fois`),
  last: 'La dernière fois',
  answer: 'Ajouter une réponse',
  answerOf: ({ question }) => `Ajouter une réponse à « ${question} »`,
  dismissOf: ({ question }) => `Écarter « ${question} »`,
  dismissTitle: 'Écarter cette question ?',
  dismissLine: (question) =>
    `« ${question} » quitte la liste et n’y revient pas, même si elle est posée à nouveau.`,
  dismiss: 'Écarter',
  dismissed: 'Question écartée',
  dismissFailed: 'La question n’a pas pu être écartée',
  fact: 'L’ajouter à',
  factHelp: 'L’une des « Réponses ». Aucune : une nouvelle est créée.',
  subject: 'Sujet',
  subjectHelp: 'Son nom parmi les « Réponses » et sur la page des services.',
  kind: 'Réponse',
  keep: 'Ce que celle-ci dit déjà',
  words: 'Texte',
  wordsHelp: 'Dit après oui ou non.',
  save: 'Répondre désormais ainsi',
  saved: 'Le concierge y répond désormais',
  savedLine: (answered) =>
    answered > 1 ? `${answered} questions de la liste reçoivent cette réponse.` : undefined,
}
