import type { Cents } from '@/kernel/money'

/** What lies in a drawer: cents of dollars, and whole Uganda shillings beside them; below nothing for what is missing. */
export type Cash = { readonly cents: Cents; readonly shillings: number }

export const NO_CASH: Cash = { cents: 0, shillings: 0 }

export function addCash(one: Cash, other: Cash): Cash {
  return { cents: one.cents + other.cents, shillings: one.shillings + other.shillings }
}

export function subtractCash(one: Cash, other: Cash): Cash {
  return { cents: one.cents - other.cents, shillings: one.shillings - other.shillings }
}

export function isSameCash(one: Cash, other: Cash): boolean {
  return one.cents === other.cents && one.shillings === other.shillings
}

/**
 * What must lie in the drawer: the float, all cash that guests gave less what they got back, and what was put in less what
 * was taken out. Each of `entries` is above nothing for what came in and below for what went out.
 */
export function expectedCash(float: Cash, entries: readonly Cash[]): Cash {
  return entries.reduce(addCash, float)
}
