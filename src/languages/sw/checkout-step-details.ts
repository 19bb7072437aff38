import type * as english from '@/features/checkout/web/step-details-text'
import type { Translation } from '@/kernel/translation'

export const STEP_DETAILS_WORDS: Translation<typeof english.STEP_DETAILS_WORDS> = {
  missing: {
    guestName: 'Tafadhali andika jina lako kamili',
    guestEmail: 'Tafadhali andika anwani sahihi ya barua pepe',
  },
  kept: (hours) =>
    `Unachoandika kinabaki kwenye kivinjari hiki kwa saa ${hours} tu, na kinatufikia pale tu unapoweka nafasi.`,
  forget: 'Futa nilichoandika',
}
