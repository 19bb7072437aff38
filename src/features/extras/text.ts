import type { ExtraUnit } from '@/features/charges/rules/extra-terms'
import { type Cents, formatPrice } from '@/kernel/money'
import { defineWords } from '@/kernel/words'

const PER: Record<ExtraUnit, string> = { stay: '', night: ' a night', guest: ' a guest', piece: ' each' }

/** Words about extras that server and browser say. */
export const EXTRA_WORDS = defineWords('extras.EXTRA_WORDS', {
  notLeft: (name: string, day: string) =>
    `${name} is sold out on ${day}. Please take it off or choose other dates, or call us.`,
  gone: 'One of the extras is not offered any more. Please look at them once more and book again.',
  otherPrice: (sum: string) => `The extras cost ${sum} by now. Please look at them once more and book again.`,
  changedPrice: (sum: string) =>
    `The extras come to ${sum} by now. Please look at the price once more and save again.`,
  tooMany: (name: string, most: number) => `Please choose at most ${most} of ${name}`,
  removed: 'the stay was changed',
} as const)

/** `$5.00 a night`. */
export function tellExtraPrice(price: Cents, unit: ExtraUnit): string {
  return `${formatPrice(price)}${PER[unit]}`
}

/** `2 × Picnic for two`; one alone by its name. */
export function nameExtra({ name, quantity }: { name: string; quantity: number }): string {
  return quantity > 1 ? `${quantity} × ${name}` : name
}
