import type * as english from '@/kernel/answer-words'
import type { Translation } from '@/kernel/translation'

export const INPUT_WORDS: Translation<typeof english.INPUT_WORDS> = {
  missing: 'Bitte füllen Sie dieses Feld aus',
  wrong: 'Bitte prüfen Sie dieses Feld',
}

export const PAGE_WORDS: Translation<typeof english.PAGE_WORDS> = {
  busy: 'Gerade sehen sich sehr viele Menschen unsere Seiten an. Bitte versuchen Sie es gleich noch einmal.',
}
