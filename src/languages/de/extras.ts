import type * as english from '@/features/extras/text'
import type { Translation } from '@/kernel/translation'

export const EXTRA_WORDS: Translation<typeof english.EXTRA_WORDS> = {
  notLeft: (name, day) =>
    `${name} ist am ${day} ausgebucht. Bitte nehmen Sie es heraus, wählen Sie andere Tage oder rufen Sie uns an.`,
  gone: 'Eines der Extras wird nicht mehr angeboten. Bitte sehen Sie die Extras noch einmal durch und buchen Sie erneut.',
  otherPrice: (sum) =>
    `Die Extras kosten inzwischen ${sum}. Bitte sehen Sie sie noch einmal durch und buchen Sie erneut.`,
  changedPrice: (sum) =>
    `Die Extras kosten inzwischen ${sum}. Bitte sehen Sie sich den Preis noch einmal an und speichern Sie erneut.`,
  tooMany: (name, most) => `${name}: Bitte wählen Sie höchstens ${most}`,
  removed: 'der Aufenthalt wurde geändert',
}
