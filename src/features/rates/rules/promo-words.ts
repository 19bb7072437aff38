/** How a promo code stands beside a price, in mails, documents and on screens. */
export const PROMO_WORDS = {
  label: (code: string) => `Code ${code}`,
  off: (amount: string) => `${amount} off, included`,
  instead: 'instead of',
} as const
