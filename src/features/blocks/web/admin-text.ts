import { wordsFor } from '@/web/admin-kit/resource-words'
import type { VillaBlock } from '../contract'

/** Words of the nights staff take off sale. */
export const blocksText = wordsFor('blocked dates', {
  add: 'Block dates',
  edit: 'Edit blocked dates',
  empty: 'No dates are blocked: every night without a booking is on sale.',
  confirmDelete: 'Are you sure you want to put these nights back on sale?',
  done: { create: 'Dates blocked successfully' },
  failed: { create: 'Failed to block dates' },
})

export const KIND_LABELS: Record<VillaBlock['kind'], string> = {
  maintenance: 'Maintenance',
  owner: 'Owner’s use',
  other: 'Other',
}

export const blockColumns = {
  villa: 'Villa',
  nights: 'Nights',
  reason: 'Reason',
  note: 'Note',
  source: 'Blocked by',
  staff: 'Staff',
  otherPlatform: 'Another platform',
  booked: 'Taken elsewhere',
  followed: 'Changes on the platform alone',
} as const

export const blockFields = {
  villa: 'Villa',
  kind: 'Reason',
  startDate: 'First night',
  endDate: 'Last night',
  endDateHelp: 'Guests may arrive the day after it',
  note: 'Note',
  noteHelp: 'For staff alone; guests see the nights as taken',
} as const
