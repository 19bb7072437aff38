import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/not-found'

export const NOT_FOUND_WORDS: Translation<typeof english.NOT_FOUND_WORDS> = {
  title: '404 Seite nicht gefunden',
  why: 'Vielleicht hat sich die Adresse geändert, oder sie enthält einen Tippfehler.',
  way: 'Der Pfad, dem Sie gefolgt sind, endet hier. Der Weg zurück zu den Villen ist kurz.',
  calendar: 'Freie Nächte ansehen',
  start: 'Zurück zum Start',
}
