import { type Cents, toAmount, toCents } from '@/kernel/money'
import {
  addShillings,
  negateShillings,
  type Shillings,
  toShillings,
  toShillingsText,
} from '@/kernel/shillings'

/** What lies in a drawer: cents of dollars, and whole Uganda shillings beside them; below nothing for what is missing. */
export type Cash = { readonly cents: Cents; readonly shillings: Shillings }

/** Cash as it crosses the wire. */
type CashOnWire = { amount: string; shillings: string }

export const NO_CASH: Cash = { cents: 0, shillings: { shillings: 0 } }

export function toCash({ amount, shillings }: CashOnWire): Cash {
  return { cents: toCents(amount), shillings: toShillings(shillings) }
}

export function toAmounts({ cents, shillings }: Cash): CashOnWire {
  return { amount: toAmount(cents), shillings: toShillingsText(shillings) }
}

export function addCash(one: Cash, other: Cash): Cash {
  return { cents: one.cents + other.cents, shillings: addShillings(one.shillings, other.shillings) }
}

export function subtractCash(one: Cash, other: Cash): Cash {
  return addCash(one, negateCash(other))
}

export function negateCash({ cents, shillings }: Cash): Cash {
  return { cents: 0 - cents, shillings: negateShillings(shillings) }
}

export function isSameCash(one: Cash, other: Cash): boolean {
  return one.cents === other.cents && one.shillings.shillings === other.shillings.shillings
}

/**
 * What must lie in the drawer: the float, all cash that guests gave less what they got back, and what was put in less what
 * was taken out. Each of `entries` is above nothing for what came in and below for what went out.
 */
export function expectedCash(float: Cash, entries: readonly Cash[]): Cash {
  return entries.reduce(addCash, float)
}
