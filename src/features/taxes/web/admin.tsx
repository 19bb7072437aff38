import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { figureText } from '@/web/admin-kit/figure-text'
import { taxRates } from '../contract'
import { TAX_RATE_KINDS, type TaxRateKind } from '../rules/tax-rates'
import { taxColumns as column, taxFields as label, TAX_RATE_LABELS, taxRatesText } from './admin-text'

type Rate = { kind: TaxRateKind; rate: string }

/** The rates of taxes: the newest that holds counts, the others are its history. */
export const TaxRatesAdmin = adminSection(taxRates, {
  words: taxRatesText,
  columns: [
    {
      key: 'kind',
      title: column.kind,
      value: ({ kind }) => TAX_RATE_LABELS[kind],
      cell: ({ kind }) => <strong>{TAX_RATE_LABELS[kind]}</strong>,
    },
    {
      key: 'rate',
      title: column.rate,
      value: tellRate,
      cell: (rate) => <span className="tabular">{tellRate(rate)}</span>,
    },
    {
      key: 'from',
      title: column.from,
      value: ({ appliesFrom }) => appliesFrom,
      cell: ({ appliesFrom }) => (
        <span className="tabular whitespace-nowrap">{formatDay(toDay(appliesFrom))}</span>
      ),
    },
    { key: 'setBy', title: column.setBy, value: ({ setBy }) => setBy },
  ],
  filters: [
    {
      key: 'kind',
      title: column.kind,
      value: ({ kind }) => kind,
      label: ({ kind }) => TAX_RATE_LABELS[kind],
    },
  ],
  fields: {
    kind: field.choice(
      label.kind,
      TAX_RATE_KINDS.map((value) => ({ value, label: TAX_RATE_LABELS[value] })),
      { help: label.kindHelp },
    ),
    rate: field.decimal(label.rate, { isRequired: true, help: label.rateHelp }),
    appliesFrom: field.day(label.appliesFrom, { isRequired: true, help: label.appliesFromHelp }),
  },
  isFixed: () => true,
  writes: 'prices',
})

function tellRate({ kind, rate }: Rate): string {
  const hundredths = toCents(rate)
  return kind === 'hotel-tax' ? label.perNight(formatPrice(hundredths)) : figureText.percent(hundredths / 100)
}
