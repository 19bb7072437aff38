import type { Amount } from '@/kernel/amount'

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** The decimal text of an amount as providers take it: `65.00` dollars, `45000` shillings. */
export function toProviderAmount(amount: Amount): string {
  if (amount.currency === 'UGX') return String(amount.shillings)
  return `${Math.floor(amount.cents / 100)}.${String(amount.cents % 100).padStart(2, '0')}`
}

/**
 * The amount a provider tells, as a number or in any normalised spelling (`65`, `65.0`, `65.00`). Null for what is no
 * exact amount above nothing in a currency of ours: it is looked at by a person, never rounded.
 */
export function readProviderAmount(told: string | number, currency: string): Amount | null {
  const match = DECIMAL.exec(String(told).trim())
  if (!match) return null
  const [, whole = '', rest = ''] = match
  const fraction = rest.replace(/0+$/, '')
  if (currency === 'USD' && fraction.length <= 2) {
    const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
    return cents > 0 ? { currency, cents } : null
  }
  if (currency === 'UGX' && fraction === '' && Number(whole) > 0)
    return { currency, shillings: Number(whole) }
  return null
}
