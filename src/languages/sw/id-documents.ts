import type * as english from '@/features/id-documents/rules/document-kinds'
import type { Translation } from '@/kernel/translation'

export const KIND_NAMES: Translation<typeof english.KIND_NAMES> = {
  'national-id': 'Kitambulisho cha taifa',
  passport: 'Pasipoti',
  'driving-permit': 'Leseni ya udereva',
  'refugee-id': 'Kitambulisho cha mkimbizi',
  other: 'Hati nyingine',
}
