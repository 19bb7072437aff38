import type * as english from '@/features/stay-calendar/web/unanswered-text'
import type { Translation } from '@/kernel/translation'

export const UNANSWERED_WORDS: Translation<typeof english.UNANSWERED_WORDS> = {
  title: 'Nous ne savons pas encore',
  brief: 'Aucune réponse n’est revenue. Votre réservation est peut-être faite.',
  why: 'Votre réservation a été envoyée, mais aucune réponse n’est revenue : elle est peut-être faite, peut-être pas. Rien de ce que vous avez saisi n’est perdu.',
  safely:
    'Nous continuons à demander. Vous pouvez appuyer de nouveau sans risque : quel que soit le nombre de fois, votre séjour n’est réservé qu’une fois.',
  notMade:
    'Votre réservation ne nous est pas parvenue : rien n’est encore réservé. Tout ce que vous avez saisi est toujours là.',
  tryAgain: 'Réessayer',
  asking: 'Vérification…',
  leave: 'Revenir à ma réservation',
}
