import type * as english from '@/features/reviews/text'
import type { Translation } from '@/kernel/translation'

export const reviewText: Translation<typeof english.reviewText> = {
  aspects: {
    cleanliness: 'Sauberkeit',
    quiet: 'Ruhe',
    breakfast: 'Frühstück',
    welcome: 'Empfang',
  },
  overall: 'Ihr Aufenthalt insgesamt',
  scoreOf: 'Gästebewertung',
  chooseRating: 'Bitte wählen Sie 1 bis 5',
  from: (count) => `aus ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
  outOf: (rating) => `${rating} von 5`,
  title: 'Was Gäste sagen',
  intro: (count) =>
    count === 1
      ? 'Ein Gast hat nach dem Aufenthalt geschrieben.'
      : `${count} Gäste haben nach ihrem Aufenthalt geschrieben.`,
  newest: (shown) => `Die ${shown} neuesten davon.`,
  answer: 'Unsere Antwort',
}
