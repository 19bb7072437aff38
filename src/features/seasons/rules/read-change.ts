import { readTypedDecimal } from '@/kernel/money-typed'

/** A change as staff type it, `+20`, `−12,5 %` or `$5.00`, as decimal text; null where nothing is typed. */
export function readChange(typed: string): string | null {
  return readTypedDecimal(typed.replace('−', '-').replace(/[+%$]/g, '').replace(/-\s+/, '-')) || null
}
