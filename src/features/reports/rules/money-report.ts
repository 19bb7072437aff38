import { sumTaxes, type TaxedLine, type TaxParts, type TaxSums, taxOf } from '@/features/taxes/rules/tax-of'
import { rateOn, type TaxRate } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

/** A night or a charge with whose it is and who sold it. */
export type SoldLine = TaxedLine & { booking: string; department: string; text: string }

export type TaxedSale = SoldLine & TaxParts

/** What was sold on the days from `first` to `last`, both included, each with the taxes in it, in the order of days. */
export function taxSales(
  lines: readonly SoldLine[],
  rates: readonly TaxRate[],
  { first, last }: { first: Day; last: Day },
): TaxedSale[] {
  return lines
    .filter(({ day }) => first <= day && day <= last)
    .map((line) => ({ ...line, ...taxOf(line, rates) }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.booking.localeCompare(other.booking))
}

export type DepartmentSums = TaxSums & { department: string }

/** Sales by who sold them, in the order of `departments`; those that sold nothing are left out. */
export function sumByDepartment(
  sales: readonly TaxedSale[],
  departments: readonly string[],
): DepartmentSums[] {
  return departments
    .map((department) => ({ department, own: sales.filter((sale) => sale.department === department) }))
    .filter(({ own }) => own.length > 0)
    .map(({ department, own }) => ({ department, ...sumTaxes(own) }))
}

/** A day of the till book of the hotel tax: how many rooms were occupied, at what rate, and the tax of them. */
export type TillBookDay = { day: Day; rooms: number; rate: Cents; tax: Cents }

/** The till book; a day without an occupied room, or without a rate, is no entry in it. */
export function writeTillBook(sales: readonly TaxedSale[], rates: readonly TaxRate[]): TillBookDay[] {
  const nights = sales.filter(({ isNight }) => isNight)
  return [...new Set(nights.map(({ day }) => day))].flatMap((day) => {
    const rate = rateOn(rates, 'hotel-tax', day)
    if (rate === null) return []
    const own = nights.filter((night) => night.day === day)
    return [{ day, rooms: own.length, rate, tax: own.reduce((sum, { hotelTax }) => sum + hotelTax, 0) }]
  })
}
