import { type Cents, parseAmount } from '@/kernel/money'

/** Guests up to this age are children. */
export const OLDEST_CHILD = 17

/** A line of staff about children: of which ages, and what each costs a night beyond the guests that the villa's price includes. */
export type ChildPriceLine = { ages: string; price: string }

/** The same as the app goes by it; a percentage is of what an extra adult costs. */
export type ChildPrice = {
  from: number
  to: number
  price: { kind: 'amount'; cents: Cents } | { kind: 'percentage'; percent: number }
}

const AGES = /^(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))?$/
const PERCENT = /^(\d{1,3}) ?%$/
const MOST_CENTS: Cents = 100_000_00

/** What a line says; null for what nobody can go by. */
export function readChildPrice({ ages, price }: ChildPriceLine): ChildPrice | null {
  const [, first, last = first] = AGES.exec(ages.trim()) ?? []
  const read = readPrice(price.trim().toLowerCase())
  const band = { from: Number(first), to: Number(last) }
  const isBand = first !== undefined && band.from <= band.to && band.to <= OLDEST_CHILD
  return isBand && read ? { ...band, price: read } : null
}

/** True where two lines are about the same age. */
export function shareAges(lines: readonly ChildPriceLine[]): boolean {
  const bands = lines.flatMap((line) => readChildPrice(line) ?? [])
  return bands.some((one, place) =>
    bands.slice(place + 1).some((other) => one.from <= other.to && other.from <= one.to),
  )
}

function readPrice(text: string): ChildPrice['price'] | null {
  if (text === 'free') return { kind: 'amount', cents: 0 }
  const [, percent] = PERCENT.exec(text) ?? []
  if (percent !== undefined)
    return Number(percent) <= 100 ? { kind: 'percentage', percent: Number(percent) } : null
  const cents = parseAmount(text.replace(/^\$ ?/, ''))
  return cents !== null && cents >= 0 && cents <= MOST_CENTS ? { kind: 'amount', cents } : null
}
