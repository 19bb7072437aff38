import type { Translation } from '@/kernel/translation'
import type * as english from '@/kernel/wire'

export const WIRE_WORDS: Translation<typeof english.WIRE_WORDS> = {
  day: 'Bitte geben Sie ein gültiges Datum als jjjj-mm-tt an',
  amount: 'Bitte geben Sie einen Betrag wie 65.00 an',
  tooLong: (most) => `Bitte höchstens ${most} Zeichen`,
  controls: 'Bitte lassen Sie Steuerzeichen weg',
}
