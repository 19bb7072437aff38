import type * as english from '@/features/id-documents/rules/document-kinds'
import type { Translation } from '@/kernel/translation'

export const KIND_NAMES: Translation<typeof english.KIND_NAMES> = {
  'national-id': 'Personalausweis',
  passport: 'Reisepass',
  'driving-permit': 'Führerschein',
  'refugee-id': 'Flüchtlingsausweis',
  other: 'Ein anderer Ausweis',
}
