import { wordsFor } from '@/web/admin-kit/resource-words'

export const exchangeRatesText = wordsFor('exchange rate')

export const rateColumns = { rate: 'One dollar', setBy: 'Set by', since: 'Since' } as const

export const rateFields = {
  shillingsPerDollar: 'Shillings for one dollar',
  shillingsPerDollarHelp:
    'Guests may look at prices in shillings at this rate. Prices stay in dollars, and rates set before are kept.',
} as const
