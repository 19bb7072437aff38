/**
 * Whole Uganda shillings. An object and not a number, as cents of dollars are: adding one to the other does not compile.
 */
export type Shillings = { readonly shillings: number }

const FORMAT = new Intl.NumberFormat('en-UG', {
  style: 'currency',
  currency: 'UGX',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
})

/** An amount in shillings for people: `UGX 241,000`. */
export function formatShillings({ shillings }: Shillings): string {
  return FORMAT.format(shillings)
}
