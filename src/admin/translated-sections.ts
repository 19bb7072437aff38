import type { sectionTitles } from './sections-text'

/**
 * Sections that stand in French with all they show; every other one is in English (docs/decisions/languages.md).
 * scripts/panel-words.test.ts holds each of them against the words its screens read.
 */
export const SECTIONS_IN_FRENCH = [
  '',
  'bookings',
  'guests',
  'timeline',
  'group-holds',
  'housekeeping',
  'cleaning',
  'maintenance',
  'approvals',
  'charge-items',
  'documents',
  'messages',
  'enquiries',
  'templates',
  'account',
] as const satisfies readonly (keyof typeof sectionTitles)[]
