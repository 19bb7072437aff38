import type * as english from '@/features/stay-words/rules/limit-words'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const LIMIT_WORDS: Translation<typeof english.LIMIT_WORDS> = {
  advice: {
    'no-departure': 'Bitte wählen Sie eine andere Abreise.',
    'no-arrival': 'Bitte wählen Sie eine andere Anreise.',
    ahead: 'Bitte wählen Sie eine andere Anreise oder rufen Sie uns an.',
  },
  before: (day) => `Bitte wählen Sie ${formatDay(day)} oder früher.`,
  after: (day) => `Bitte wählen Sie ${formatDay(day)} oder später.`,
  board: 'Diese Villa wird mit dieser Verpflegung nicht angeboten. Bitte wählen Sie eine andere Verpflegung.',
  past: (today) =>
    `Die Anreise liegt in der Vergangenheit. Bitte wählen Sie ${formatDay(today)} oder später.`,
  tooFar: (days, last) =>
    `Wir nehmen Buchungen bis zu ${days} Tage im Voraus an. Bitte wählen Sie eine Anreise bis ${formatDay(last)}.`,
  nights: 'Die Abreise muss nach der Anreise liegen. Bitte wählen Sie einen späteren Tag.',
  tooLong: (nights, last) =>
    `Ein Aufenthalt kann bis zu ${nights} Nächte dauern. Bitte wählen Sie eine Abreise bis ${formatDay(last)} oder rufen Sie uns für einen längeren an.`,
  none: 'Mindestens ein Gast',
  tooMany: (most) =>
    `Diese Villa bietet Platz für höchstens ${most === 1 ? '1 Gast' : `${most} Gäste`}. Bitte wählen Sie eine größere oder buchen Sie zwei.`,
}
