import type * as english from '@/features/page-sections/text'
import type { Translation } from '@/kernel/translation'

export const pageSectionsWords: Translation<typeof english.pageSectionsWords> = {
  loading: 'Die Seite wird geladen',
  failed: 'Die Texte dieser Seite konnten nicht geladen werden',
  failedHelp:
    'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Auch die Rezeption beantwortet jede Frage.',
  tryAgain: 'Erneut versuchen',
}
