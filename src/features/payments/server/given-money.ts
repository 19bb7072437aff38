import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readShillingsRate } from '@/features/exchange-rates/server/store'
import { AppError } from '@/kernel/errors'
import { type Cents, toCents } from '@/kernel/money'
import { type Shillings, toShillings } from '@/kernel/shillings'
import type { NewPayment } from '../contract'
import { centsFor } from '../rules/given-money'

/** Money as a table keeps it: what it counts in cents, and the shillings it was given in. */
export type Given = { amountCents: Cents; shillings: Shillings | null; shillingsPerDollar: number | null }

/** What money counts that is given as `given` says. Throws invalid-input for shillings that are less than a cent. */
export function countGiven(given: Pick<NewPayment, 'amount' | 'shillings' | 'shillingsPerDollar'>): Given {
  const { amount = '0.00', shillings, shillingsPerDollar } = given
  if (shillings === undefined || shillingsPerDollar === undefined)
    return { amountCents: toCents(amount), shillings: null, shillingsPerDollar: null }
  const counted = toShillings(shillings)
  const amountCents = centsFor(counted, shillingsPerDollar)
  if (amountCents === 0)
    throw new AppError('invalid-input', {
      problems: [{ path: 'shillings', message: 'This is less than a cent' }],
    })
  return { amountCents, shillings: counted, shillingsPerDollar }
}

/** Throws changed-meanwhile where shillings were counted at a rate that holds no longer. */
export async function assertRateHolds(orm: NodePgDatabase, { shillingsPerDollar }: Given): Promise<void> {
  if (shillingsPerDollar === null) return
  const now = await readShillingsRate(orm)
  if (now !== shillingsPerDollar)
    throw new AppError('changed-meanwhile', {
      message:
        now === null
          ? 'There is no rate for shillings. An admin sets one under Exchange rate.'
          : `A dollar is now ${now.toLocaleString('en-US')} shillings. Please look at the amount again.`,
    })
}
