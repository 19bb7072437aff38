import { PRICE_KINDS, type PriceKind } from '@/features/rates/rules/set-price'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import type { PriceFields } from '../staff-contract'
import { PRICE_KIND_LABELS, priceText as words } from './admin-text'

/** The fields of a price, for the form of a booking and for one of its own. */
export const PRICE_FIELDS = ['priceKind', 'priceValue', 'priceReason'] as const

const CHOICES = PRICE_KINDS.map((value) => ({ value, label: PRICE_KIND_LABELS[value] }))

export function priceFieldKinds(): Fields<PriceFields & { priceKind: PriceKind }> {
  return {
    priceKind: field.choice(words.kind, CHOICES, { help: words.kindHelp }),
    priceValue: field.optionalText(words.value, { help: words.valueHelp }),
    priceReason: field.optionalLongText(words.reason, { rows: 2, help: words.reasonHelp }),
  }
}
