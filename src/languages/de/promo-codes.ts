import type * as english from '@/features/promo-codes/text'
import type { Translation } from '@/kernel/translation'

export const CODE_WORDS: Translation<typeof english.CODE_WORDS> = {
  missing: 'Bitte geben Sie Ihren Code ein',
  ask: 'Aktionscode vorhanden?',
  label: 'Code',
  apply: 'Einlösen',
  applying: 'Wird geprüft\u00a0…',
  remove: 'Code entfernen',
  holds: (code, gives) => `Code ${code}: ${gives}`,
  offline:
    'Der Code konnte nicht geprüft werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  lost: (reason) => `${reason} Der neue Preis gilt ohne ihn.`,
}
