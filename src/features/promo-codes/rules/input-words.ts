/** What is wrong with what somebody typed about a promo code. */
export const promoCodeInputText = {
  code: 'Please give the code',
} as const
