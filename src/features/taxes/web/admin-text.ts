import { wordsFor } from '@/web/admin-kit/resource-words'
import type { TaxRateKind } from '../rules/tax-rates'

export const taxRatesText = wordsFor('tax rate', {
  empty: 'No rates are set: prices and documents say nothing of taxes.',
})

export const TAX_RATE_LABELS: Record<TaxRateKind, string> = {
  vat: 'VAT',
  'vat-nights': 'VAT on nights',
  'service-charge': 'Service charge',
  'hotel-tax': 'Local hotel tax',
}

export const taxColumns = { kind: 'Tax', rate: 'Rate', from: 'Holds from', setBy: 'Set by' } as const

export const taxFields = {
  kind: 'Tax',
  kindHelp: 'VAT on nights: only where lodging has a rate of its own; 0 where it is exempt.',
  appliesFrom: 'Holds from',
  appliesFromHelp: 'The first day that is taxed at this rate; earlier days keep theirs.',
  rate: 'Rate',
  rateHelp:
    'Percent; for the local hotel tax, dollars per occupied room and night. Property Facts says whether they are in prices or on top. To end one, set it to 0.',
  perNight: (amount: string) => `${amount} per room and night`,
} as const
