import { defineWords } from '@/kernel/words'

/** With what guests say who they are. */
export const DOCUMENT_KINDS = ['national-id', 'passport', 'driving-permit', 'refugee-id', 'other'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const LONGEST_NUMBER = 40

export const KIND_NAMES: Readonly<Record<DocumentKind, string>> = defineWords('id-documents.KIND_NAMES', {
  'national-id': 'National ID',
  passport: 'Passport',
  'driving-permit': 'Driving permit',
  'refugee-id': 'Refugee ID',
  other: 'Another document',
})
