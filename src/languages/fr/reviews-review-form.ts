import type * as english from '@/features/reviews/web/review-form-text'
import { formatMonth, toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const reviewFormText: Translation<typeof english.reviewFormText> = {
  loading: 'Chargement de votre avis',
  greeting: (name) =>
    name === 'Guest' ? 'Comment s’est passé votre séjour ?' : `Comment s’est passé votre séjour, ${name} ?`,
  stay: (departedOn) => `Vous nous avez quittés en ${formatMonth(toDay(departedOn))}.`,
  note: 'Nous lisons ce que vous écrivez avant de le publier. Sont publiés votre prénom et le mois, rien d’autre de vous.',
  aspects: 'Et en particulier, si vous le souhaitez',
  words: 'Avec vos mots',
  wordsHelp: 'Que devrait savoir quelqu’un qui vient après vous ?',
  optional: '(facultatif)',
  left: (count) =>
    count > 1 ? `Encore ${count.toLocaleString('fr-FR')} caractères` : `Encore ${count} caractère`,
  clear: 'Effacer',
  /** Read aloud after it. */
  clearFor: (aspect) => `la note : ${aspect}`,
  send: 'Envoyer l’avis',
  change: 'Enregistrer',
  sending: 'Envoi…',
  saved: { title: 'Merci', description: 'Votre avis nous est parvenu.' },
  thanks: 'Merci. Votre avis nous est parvenu.',
  thanksLine: 'Vous pouvez le modifier ici jusqu’à sa publication.',
  published: 'Votre avis est publié. Merci.',
  answer: 'Notre réponse',
  failed: 'Votre avis n’a pas été enregistré',
  failedLine: 'Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans un instant.',
  gone: 'Ce lien ne mène à aucun avis.',
  goneHelp:
    'Un lien prend fin quelque temps après le séjour. Vous pouvez toujours nous écrire ou nous appeler.',
  notLoaded: 'Votre avis n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  call: 'Appeler le',
  noScript: 'Noter demande JavaScript. Vous pouvez toujours nous écrire à la place.',
  scale: { 1: 'Mauvais', 2: 'Moyen', 3: 'Bon', 4: 'Très bon', 5: 'Excellent' },
}
