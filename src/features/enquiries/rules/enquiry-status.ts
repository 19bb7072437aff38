/** Where an enquiry stands. `held` and `won` keep the venue for that day, one of them a day (docs/decisions/enquiries.md). */
export const ENQUIRY_STATUSES = ['new', 'answered', 'held', 'won', 'lost'] as const

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

/** The statuses in which nobody else can have the venue that day. */
export const HOLDING_STATUSES = ['held', 'won'] as const satisfies readonly EnquiryStatus[]
