import { type Cents, parseAmount } from './money'

/** Thousands apart by one mark throughout, or not at all, and at most two digits of a fraction. */
const TYPED = /^(-?)(?:([1-9]\d{0,2})((?:([ ,.])\d{3})(?:\4\d{3})*)|(\d+))(?:([.,])(\d{1,2}))?$/

/**
 * Cents of an amount as people type it in any language of the panel: `12,50`, `1,365.00`, `1 365,50 $`. A comma before
 * exactly three digits parts thousands; a last one before one or two is the decimal. Null for what could mean two amounts.
 */
export function readTypedAmount(text: string): Cents | null {
  const plain = toPlainNumber(text)
  return plain === null ? null : parseAmount(plain)
}

/** The digits of a whole number as people type it, `241,000` or `241 000`; null for parts of one, and for what is none. */
export function readTypedWhole(text: string): string | null {
  const plain = toPlainNumber(text)
  return plain === null || plain.includes('.') ? null : plain
}

/**
 * The decimal text of an amount, a rate or a percentage as people type it, `12,5` or `-12.5 %`: its sign of percent stays, since
 * a child may cost half of an adult or an amount. What is no number, or could be two, stays as it was typed, for the contract
 * to refuse.
 */
export function readTypedDecimal(text: string): string {
  const [, number = '', percent = ''] = /^(.*?)\s*(%?)$/s.exec(text.trim()) ?? []
  const plain = toPlainNumber(number)
  return plain === null ? text.trim() : plain + percent
}

function toPlainNumber(text: string): string | null {
  // \s covers the no-break spaces that French puts between thousands and before the sign; U+2212 is the minus of typesetting.
  const bare = text
    .replace(/\s/g, ' ')
    .replace('\u2212', '-')
    .trim()
    .replace(/^\$ ?| ?\$$/, '')
  const match = TYPED.exec(bare)
  if (!match) return null
  const [, sign, first = '', groups = '', mark, digits = '', decimal, fraction] = match
  // 1.365 is a thousand to some and one to others, and 1,365,50 is nothing in any language.
  if (mark === '.' ? decimal !== ',' : mark !== undefined && mark === decimal) return null
  return `${sign}${first}${groups.replace(/\D/g, '')}${digits}${fraction === undefined ? '' : `.${fraction}`}`
}
