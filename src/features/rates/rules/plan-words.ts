/** The plan there always is: the price list, and the terms of the property. */
export const FLEXIBLE = 'Flexible'

/** How a rate plan stands beside a price, in mails, documents and on screens. */
export const PLAN_WORDS = { label: 'Rate' } as const
