import { groupThousands } from './money'
import { defineWords } from './words'

/**
 * Whole Uganda shillings. An object and not a number, as cents of dollars are: adding one to the other does not compile.
 */
export type Shillings = { readonly shillings: number }

const SHILLINGS_PATTERN = /^-?\d{1,12}$/

/** How an amount is written whose thousands stand apart. */
export const SHILLING_WORDS = defineWords('shillings.SHILLING_WORDS', {
  told: (whole: string) => `UGX\u00a0${whole}`,
})

/** An amount in shillings for people: `UGX 241,000`. */
export function formatShillings({ shillings }: Shillings): string {
  return `${shillings < 0 ? '-' : ''}${SHILLING_WORDS.told(groupThousands(String(Math.abs(shillings))))}`
}

/** Shillings of a whole number as text, such as `241000`; null when the text is none. */
export function parseShillings(text: string): Shillings | null {
  return SHILLINGS_PATTERN.test(text) ? { shillings: Number(text) || 0 } : null
}

/** Shillings that crossed the wire, which contracts let through only as such. Throws RangeError for what is no amount. */
export function toShillings(text: string): Shillings {
  const amount = parseShillings(text)
  if (amount === null) throw new RangeError(`No whole shillings in '${text}'`)
  return amount
}

/** The text shillings cross the wire as: `241000`. */
export function toShillingsText({ shillings }: Shillings): string {
  return String(shillings)
}

export function addShillings(one: Shillings, other: Shillings): Shillings {
  return { shillings: one.shillings + other.shillings }
}

/** How much it is, whether it came or went. */
export function absoluteShillings({ shillings }: Shillings): Shillings {
  return { shillings: Math.abs(shillings) }
}

/** The opposite amount. */
export function negateShillings({ shillings }: Shillings): Shillings {
  return { shillings: 0 - shillings }
}
