import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { MailboxProof } from '@/features/bookings/rules/mailbox-proof'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { toMobileNumber } from '@/features/payment-providers/rules/mobile-number'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
} from '@/features/payment-providers/server/payment-provider'
import { readPropertyFacts } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { PayWish } from '../contract'
import { shillingsFor } from '../rules/order-amount'
import { OPEN_STATES, takePaymentStep } from '../rules/payment-state'
import type { PaymentPurpose } from '../rules/purposes'
import { PAY_WORDS } from '../text'
import { providerFor } from './open-for'
import { type PayingLink, readAsked } from './read-due'
import { orderOf } from './read-order'
import { lockWithGroup, withGroup } from './share-deposit'
import { type OnlinePaymentRow, onlinePayments, paymentLinks } from './table'

/** Longer than any call of a provider takes: while it is under way nobody asks what became of it. */
const START_SECONDS = 90

/** For so long a payment that waits is gone on with instead of a second one for the same. */
const GOES_ON_MINUTES = { redirect: 30, prompt: 4 } as const

/**
 * A payment begun keeps the nights of a short hold for so long, and the first request for at most so many minutes in all;
 * fewer where nobody has shown yet that the mailbox is theirs (docs/decisions/holds.md).
 */
const HOLD_MINUTES = 30
const LONGEST_HOLD_MINUTES = 120
const LONGEST_UNPROVEN_MINUTES = 45

/** As often a payment can be begun for a request whose mailbox is not proved: its prompts may ring on anybody's phone. */
const MOST_UNPROVEN_STARTS = 5

export type PaymentStart = {
  bookingId: number
  /** Who asks for the money: BY_GUEST, or a member of the staff. */
  by: Pick<Staff, 'id' | 'email'>
  wish: PayWish
  purpose: PaymentPurpose
  link?: PayingLink
  /** The site's address, as the payer and the provider reach it: `https://hotel.example.com`. */
  site: string
}

/**
 * Asks a guest for what is due: the payment is written down first, then the provider is told, then its answer is stored.
 * Whatever the provider does meanwhile, the payment is there to be asked for. One that waits for the same money is gone
 * on with. Throws not-found, step-not-allowed where nothing is due or too much was begun before the mailbox was proved, invalid-input for a way that is not offered.
 */
export async function startPayment(context: Context, start: PaymentStart): Promise<OnlinePaymentRow> {
  const provider = providerFor(context.settings, start.wish.provider)
  if (!provider) throw notOffered()
  const { orm } = context.database
  const { row, isNew } = await orm.transaction((transaction) => writeDown(transaction, start))
  return isNew ? await sendOrder(context, provider, row, start) : row
}

async function writeDown(
  transaction: NodePgDatabase,
  { bookingId, by, wish, purpose, link = null }: PaymentStart,
): Promise<{ row: OnlinePaymentRow; isNew: boolean }> {
  const { provider, currency } = wish
  const booking = await lockWithGroup(transaction, bookingId)
  const amountCents = await readAsked(transaction, { bookingId, purpose, link })
  if (amountCents <= 0) throw new AppError('step-not-allowed', { message: PAY_WORDS.nothingDue })
  const { shillings: rate } = await readPropertyFacts(transaction)
  if (!PROVIDER_TRAITS[provider].currencies.includes(currency)) throw notOffered()
  if (currency === 'UGX' && !rate) throw notOffered()
  const shillingsPerDollar = rate?.shillingsPerDollar ?? null
  const shillings =
    currency === 'UGX' && shillingsPerDollar !== null ? shillingsFor(amountCents, shillingsPerDollar) : null
  const wanted = { bookingId, linkId: link?.id ?? null, provider, purpose, amountCents, shillings }
  const waiting = await findWaiting(transaction, wanted)
  if (waiting) return { row: waiting, isNew: false }
  await assertMayStart(transaction, bookingId, booking?.mailboxProof)
  await lengthenHold(transaction, bookingId)
  const [row] = await transaction
    .insert(onlinePayments)
    .values({
      ...wanted,
      shillingsPerDollar,
      reference: randomUUID(),
      askedById: by.id,
      askedByEmail: by.email,
      nextAskAt: sql`now() + make_interval(secs => ${START_SECONDS}::int)`,
    })
    .returning()
  if (!row) throw new Error('The online payment was not written')
  await recordChange(transaction, by, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'update',
    after: { reason: 'a payment online was begun', provider },
  })
  return { row, isNew: true }
}

type Wanted = Pick<
  OnlinePaymentRow,
  'bookingId' | 'linkId' | 'provider' | 'purpose' | 'amountCents' | 'shillings'
>

/** A payment of the same guest for the same money that can still be paid; a second prompt would only confuse. */
async function findWaiting(
  transaction: NodePgDatabase,
  { bookingId, linkId, provider, purpose, amountCents, shillings }: Wanted,
): Promise<OnlinePaymentRow | undefined> {
  const { way } = PROVIDER_TRAITS[provider]
  const [row] = await transaction
    .select()
    .from(onlinePayments)
    .where(
      and(
        eq(onlinePayments.bookingId, bookingId),
        linkId === null ? isNull(onlinePayments.linkId) : eq(onlinePayments.linkId, linkId),
        eq(onlinePayments.provider, provider),
        eq(onlinePayments.purpose, purpose),
        eq(onlinePayments.amountCents, amountCents),
        shillings === null ? isNull(onlinePayments.shillings) : eq(onlinePayments.shillings, shillings),
        inArray(onlinePayments.state, [...OPEN_STATES]),
        way === 'redirect' ? sql`${onlinePayments.redirectUrl} is not null` : undefined,
        gt(onlinePayments.createdAt, sql`now() - make_interval(mins => ${GOES_ON_MINUTES[way]}::int)`),
      ),
    )
    .orderBy(desc(onlinePayments.id))
    .limit(1)
  return row
}

async function assertMayStart(
  transaction: NodePgDatabase,
  bookingId: number,
  proof: MailboxProof | undefined,
): Promise<void> {
  if (proof !== 'asked') return
  const begun = await transaction.$count(onlinePayments, eq(onlinePayments.bookingId, bookingId))
  if (begun >= MOST_UNPROVEN_STARTS) throw new AppError('step-not-allowed', { message: PAY_WORDS.proveFirst })
}

/** Who pays may take the time for it, for all villas of a group, but nobody keeps nights by beginning to pay over and over. */
async function lengthenHold(transaction: NodePgDatabase, bookingId: number): Promise<void> {
  await transaction
    .update(bookings)
    .set({
      holdExpiresAt: sql`greatest(${bookings.holdExpiresAt}, least(
        now() + make_interval(mins => ${HOLD_MINUTES}::int),
        ${bookings.createdAt} + make_interval(mins => case when ${bookings.mailboxProof} = 'asked'
          then ${LONGEST_UNPROVEN_MINUTES}::int else ${LONGEST_HOLD_MINUTES}::int end)))`,
    })
    .where(and(withGroup(bookingId), eq(bookings.status, 'pending'), gt(bookings.holdExpiresAt, sql`now()`)))
}

async function sendOrder(
  context: Context,
  provider: PaymentProvider,
  row: OnlinePaymentRow,
  { wish, site }: PaymentStart,
): Promise<OnlinePaymentRow> {
  const { orm } = context.database
  const [payer] = await orm
    .select({
      name: bookings.guestName,
      email: bookings.guestEmail,
      phone: bookings.guestPhone,
      booking: sql<string>`coalesce(${reservationGroups.reference}, ${bookings.reference})`,
    })
    .from(bookings)
    .leftJoin(paymentLinks, eq(paymentLinks.id, row.linkId ?? 0))
    .leftJoin(reservationGroups, eq(reservationGroups.id, paymentLinks.groupId))
    .where(eq(bookings.id, row.bookingId))
  if (!payer) throw new AppError('not-found')
  const { name: hotel } = await readPropertyFacts(orm)
  const back = `${site}/api/payment-return/${row.reference}`
  try {
    const started = await provider.start({
      reference: row.reference,
      amount: orderOf(row).ordered,
      description: PAY_WORDS.description(hotel, payer.booking),
      payer: {
        name: payer.name,
        email: payer.email,
        phone: toMobileNumber(wish.phone ?? '') ?? toMobileNumber(payer.phone ?? ''),
      },
      returnUrl: back,
      cancelUrl: back,
      noticeUrl: `${site}/api/payment-notices/${provider.name}`,
    })
    return await storeStart(orm, row, 'sent', {
      providerReference: started.providerReference,
      redirectUrl: started.redirectUrl,
      nextAskAt: sql`now() + make_interval(secs => ${Math.max(2, provider.firstAskSeconds)}::int)`,
    })
  } catch (error) {
    // The message of both is for staff and holds no secret.
    if (error instanceof ProviderRefused)
      return await storeStart(orm, row, 'refused', {
        failure: 'other',
        failureDetail: error.message.slice(0, 500),
      })
    if (error instanceof ProviderUnreachable)
      return await storeStart(orm, row, null, { failureDetail: error.message.slice(0, 500) })
    throw error
  }
}

/** Stores what came of the start, unless more is known by now: then only the provider's reference is new. */
async function storeStart(
  orm: NodePgDatabase,
  { id }: OnlinePaymentRow,
  learned: 'sent' | 'refused' | null,
  news: { [Name in keyof OnlinePaymentRow]?: OnlinePaymentRow[Name] | ReturnType<typeof sql> },
): Promise<OnlinePaymentRow> {
  return await orm.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(onlinePayments)
      .where(eq(onlinePayments.id, id))
      .for('update')
    if (!before) throw new AppError('not-found')
    const { state } = learned ? takePaymentStep(before.state, learned) : before
    const [after] = await transaction
      .update(onlinePayments)
      .set({ ...news, state })
      .where(eq(onlinePayments.id, id))
      .returning()
    return after ?? before
  })
}

function notOffered(): AppError {
  return new AppError('invalid-input', { problems: [{ path: 'provider', message: PAY_WORDS.notOffered }] })
}
