/** Words around the page a payment link leads to. */
export const paymentContent = {
  title: 'Your payment',
  description: 'Pay online for your stay with us, by card or mobile money.',
} as const
