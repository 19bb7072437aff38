import type * as english from '@/features/stay-words/rules/limit-words'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const LIMIT_WORDS: Translation<typeof english.LIMIT_WORDS> = {
  advice: {
    'no-departure': 'Veuillez choisir un autre jour de départ.',
    'no-arrival': 'Veuillez choisir un autre jour d’arrivée.',
    ahead: 'Veuillez choisir un autre jour d’arrivée ou nous appeler.',
  },
  before: (day) => `Veuillez choisir le ${formatDay(day)} ou plus tôt.`,
  after: (day) => `Veuillez choisir le ${formatDay(day)} ou plus tard.`,
  board: 'Cette villa n’est pas proposée avec ces repas. Veuillez choisir une autre formule.',
  past: (today) => `L’arrivée est dans le passé. Veuillez choisir le ${formatDay(today)} ou plus tard.`,
  tooFar: (days, last) =>
    `Nous prenons les réservations jusqu’à ${days} jours à l’avance. Veuillez choisir une arrivée le ${formatDay(last)} au plus tard.`,
  nights: 'Le départ doit être après l’arrivée. Veuillez choisir un jour plus tard.',
  tooLong: (nights, last) =>
    `Un séjour peut compter jusqu’à ${nights} nuits. Veuillez choisir un départ le ${formatDay(last)} au plus tard, ou nous appeler pour un séjour plus long.`,
  none: 'Au moins une personne',
  tooMany: (most) =>
    `Cette villa accueille jusqu’à ${most} ${most > 1 ? 'personnes' : 'personne'}. Veuillez en choisir une plus grande ou en réserver deux.`,
}
