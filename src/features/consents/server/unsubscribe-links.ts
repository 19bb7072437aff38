import { eq } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { inLanguage } from '@/kernel/language'
import type { Context } from '@/server/context'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import { UNSUBSCRIBE_PATH } from '../paths'
import { CONSENT_PURPOSES, type ConsentPurpose } from '../rules/purposes'
import { saveAnswer } from './store'

const SEALED_FOR = 'unsubscribe-link'

type Keeper = Pick<Context, 'database' | 'settings'>

/** The whole address by which the mailbox of a booking ends mails of one kind; nothing is kept of it, and it ends with the key. */
export async function makeUnsubscribeLink(
  settings: Context['settings'],
  bookingId: number,
  purpose: ConsentPurpose,
): Promise<string> {
  const token = sealText(await loadKeys(settings), SEALED_FOR, `${purpose} ${bookingId}`)
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
  return siteUrl + inLanguage(UNSUBSCRIBE_PATH.replace(':token', token))
}

/** What such a link ends. Throws not-found. */
export async function readUnsubscribeLink(
  settings: Context['settings'],
  token: string,
): Promise<{ purpose: ConsentPurpose; bookingId: number }> {
  const [name, id] = (openText(await loadKeys(settings), SEALED_FOR, token) ?? '').split(' ')
  const purpose = CONSENT_PURPOSES.find((one) => one === name)
  if (!purpose) throw new AppError('not-found')
  return { purpose, bookingId: Number(id) }
}

/** Ends mails of the link's kind; where the booking has no mailbox any more nothing is written to anyway. Throws not-found. */
export async function unsubscribe({ database: { orm }, settings }: Keeper, token: string): Promise<void> {
  const { purpose, bookingId } = await readUnsubscribeLink(settings, token)
  const [booking] = await orm
    .select({ email: bookings.guestEmail })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (booking?.email)
    await saveAnswer(orm, { email: booking.email, purpose, isOn: false, source: 'mail-link' })
}
