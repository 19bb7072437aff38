const figure = (count: number) => count.toLocaleString('en-US')

/** Words of what the outside model used, above the open questions. */
export const modelUsageText = {
  title: 'Outside model today',
  off: 'No outside model is set: the concierge answers by itself, and nothing it is asked leaves this server.',
  tokens: (used: number, allowed: number) => `${figure(used)} of ${figure(allowed)} tokens`,
  cost: (used: string, allowed: string | null) => (allowed === null ? used : `${used} of ${allowed}`),
  tokensUsed: 'Share of the day’s tokens',
  costUsed: 'Share of the day’s money',
  calls: (calls: number) => `${figure(calls)} ${calls === 1 ? 'call' : 'calls'}`,
  spent: (time: string) =>
    `The day’s budget did not hold a call at ${time}. Until the next day the concierge goes on with its own answers where it must.`,
  before: 'Days before',
} as const
