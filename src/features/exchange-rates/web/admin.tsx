import { formatShillings } from '@/kernel/shillings'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { exchangeRates } from '../contract'
import { rateColumns as column, exchangeRatesText, rateFields as label } from './admin-text'

/** What a dollar is in shillings: the newest rate holds, the others are its history. */
export const ExchangeRatesAdmin = adminSection(exchangeRates, {
  words: exchangeRatesText,
  columns: [
    {
      key: 'rate',
      title: column.rate,
      value: ({ shillingsPerDollar }) => shillingsPerDollar,
      cell: (rate) => (
        <strong className="tabular">{formatShillings({ shillings: rate.shillingsPerDollar })}</strong>
      ),
    },
    {
      key: 'since',
      title: column.since,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <span className="tabular">{formatInstant(createdAt)}</span>,
    },
    { key: 'setBy', title: column.setBy, value: ({ setBy }) => setBy },
  ],
  fields: {
    shillingsPerDollar: field.count(label.shillingsPerDollar, {
      isRequired: true,
      help: label.shillingsPerDollarHelp,
    }),
  },
  isFixed: () => true,
  writes: 'prices',
})
