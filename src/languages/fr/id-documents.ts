import type * as english from '@/features/id-documents/rules/document-kinds'
import type { Translation } from '@/kernel/translation'

export const KIND_NAMES: Translation<typeof english.KIND_NAMES> = {
  'national-id': 'Carte d’identité nationale',
  passport: 'Passeport',
  'driving-permit': 'Permis de conduire',
  'refugee-id': 'Carte de réfugié',
  other: 'Autre document',
}
