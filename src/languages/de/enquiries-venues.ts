import type * as english from '@/features/enquiries/rules/venues'
import type { Translation } from '@/kernel/translation'

export const VENUES: Translation<typeof english.VENUES> = [
  { id: 'banquet-hall', name: 'Bankettsaal', capacity: 150 },
  { id: 'conference-hall', name: 'Konferenzsaal', capacity: 100 },
]
