import type * as english from '@/features/enquiries/rules/venues'
import type { Translation } from '@/kernel/translation'

export const VENUES: Translation<typeof english.VENUES> = [
  { id: 'banquet-hall', name: 'Ukumbi wa karamu', capacity: 150 },
  { id: 'conference-hall', name: 'Ukumbi wa mikutano', capacity: 100 },
]
