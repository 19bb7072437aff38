import { defineWords } from './words'

/** An amount of money in whole cents; never a fraction, never floating dollars. */
export type Cents = number

const THOUSANDS = /\B(?=(\d{3})+$)/g
const AMOUNT_PATTERN = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/

/** Cents of a decimal text such as `65`, `65.5` or `65.00`; null when the text is not an exact amount. */
export function parseAmount(text: string): Cents | null {
  const match = AMOUNT_PATTERN.exec(text)
  if (!match) return null
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && cents > 0 ? -cents : cents
}

/**
 * Cents of an amount that crossed the wire, which contracts let through only as such. What a person types is read by
 * parseAmount. Throws RangeError for what is no amount: nobody may take it for nothing at all.
 */
export function toCents(amount: string): Cents {
  const cents = parseAmount(amount)
  if (cents === null) throw new RangeError(`No amount in '${amount}'`)
  return cents
}

/** Cents of a price as people write it (`$65.00`, `65 USD`); null when there is no amount in it. */
export function parsePrice(text: string): Cents | null {
  return parseAmount(text.replace(/[^\d.-]/g, ''))
}

/** The decimal text money crosses the wire as: `65.00`. */
export function toAmount(cents: Cents): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** The text a villa's price crosses the wire as, in every language: `$1,365.00`. `parsePrice` reads it. */
export function toPrice(cents: Cents): string {
  const [whole = '0', fraction = '00'] = toAmount(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${whole.replace(THOUSANDS, ',')}.${fraction}`
}

/** How amounts are written, of whole dollars with their thousands apart, and of two digits of cents where there are some. */
export const MONEY_WORDS = defineWords('money.MONEY_WORDS', {
  thousands: ',',
  dollars: (whole: string, cents: string | null) => `$${whole}${cents === null ? '' : `.${cents}`}`,
})

/** An amount in US dollars for people: `$65.00`, `$1,365.00`. */
export function formatPrice(cents: Cents): string {
  return write(cents, '')
}

/** A villa's price as it crossed the wire, for people. Throws RangeError for what is no price. */
export function tellPrice(price: string): string {
  const cents = parsePrice(price)
  if (cents === null) throw new RangeError(`No amount in the price '${price}'`)
  return formatPrice(cents)
}

/** An amount where room is scarce: `$65` for whole dollars, `$65.50` otherwise. */
export function formatShortPrice(cents: Cents): string {
  return write(cents, '00')
}

/** Without its cents where they are `silent`. */
function write(cents: Cents, silent: string): string {
  const [whole = '', fraction = ''] = toAmount(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}${MONEY_WORDS.dollars(groupThousands(whole), fraction === silent ? null : fraction)}`
}

/** Digits of a whole number with their thousands apart: `241,000`. */
export function groupThousands(digits: string): string {
  return digits.replace(THOUSANDS, MONEY_WORDS.thousands)
}
