/**
 * The digits of a mobile number with its country, as mobile money providers name a payer: `256772123456`. Numbers without
 * a country are Uganda's. Null for what is no mobile number.
 */
export function toMobileNumber(text: string): string | null {
  const compact = text.trim().replace(/[\s().-]/g, '')
  if (!/^\+?\d+$/.test(compact)) return null
  const digits = compact.replace(/^\+/, '').replace(/^00/, '')
  if (!compact.startsWith('+') && /^0?7\d{8}$/.test(digits)) return `256${digits.slice(-9)}`
  if (digits.startsWith('256')) return /^2567\d{8}$/.test(digits) ? digits : null
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null
}
