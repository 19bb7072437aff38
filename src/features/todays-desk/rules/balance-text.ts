/** What a guest has paid and still has to pay. */
export const balanceText = {
  back: (amount: string) => `${amount} to give back`,
  inFull: 'Paid in full',
  nothing: 'Nothing to pay',
  due: (amount: string) => `${amount} due`,
  paid: (amount: string) => `${amount} paid`,
} as const
