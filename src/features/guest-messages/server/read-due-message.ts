import { eq } from 'drizzle-orm'
import { greetByName } from '@/features/booking-emails/rules/greeting'
import { findBooking } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { PropertyFacts } from '@/features/property/contract'
import { readToldFacts } from '@/features/property/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { daysBetween, formatDay, toDay } from '@/kernel/days'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Context } from '@/server/context'
import { translateRows } from '@/server/crud/content-translations'
import { speak } from '@/server/http/speak-language'
import { findLastDay } from '../rules/due-days'
import { GUEST_MESSAGE_WORDS as words } from '../rules/email-words'
import type { MessageValues } from '../rules/message-fields'
import { ANCHORS } from '../rules/moments'
import * as contract from '../staff-contract'
import { guestMessageRules, guestMessages } from './table'

const { translated } = contract.guestMessageRules

/**
 * What a message is written from, as it stands now: its rule, its stay, what the fields say of it, and the last day on
 * which it says something. All of it is in the guest's language where each of these `fields` of the rule is translated, else in
 * English, so that no message is half in each. Null where the rule is off or gone, the stay is no longer what it was meant for, or its time is over.
 */
export async function readDueMessage(
  { database: { orm }, today }: Pick<Context, 'database' | 'today'>,
  id: number,
  fields: readonly ('subject' | 'text' | 'phoneText')[],
) {
  const [found] = await orm
    .select({ rule: guestMessageRules, bookingId: guestMessages.bookingId })
    .from(guestMessages)
    .innerJoin(guestMessageRules, eq(guestMessageRules.id, guestMessages.ruleId))
    .where(eq(guestMessages.id, id))
  if (!found?.rule.isActive) return null
  const { rule, bookingId } = found
  const booking = await findBooking(orm, bookingId)
  const { day, status } = ANCHORS[rule.moment]
  if (booking?.status !== status) return null
  const lastDay = findLastDay(rule, toDay(booking[day]))
  if (today() > lastDay) return null
  const [told = rule] = await translateRows(orm, { table: guestMessageRules, fields: translated }, [rule])
  const isTold = fields.every((field) => told[field] !== rule[field])
  const language = isTold ? currentLanguage() : DEFAULT_LANGUAGE
  return await speak(language, async () => {
    const facts = await readToldFacts(orm)
    const values = valuesOf(booking, facts)
    return { rule: language === DEFAULT_LANGUAGE ? rule : told, booking, facts, lastDay, language, values }
  })
}

/** What the fields of a message say of a stay. */
function valuesOf(booking: StaffBooking, facts: PropertyFacts): MessageValues {
  const arrival = toDay(booking.checkInDate)
  const departure = toDay(booking.checkOutDate)
  return {
    guest: greetByName(booking.guestName) ?? words.guest,
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: String(daysBetween(arrival, departure)),
    villa: unitNameOf(booking, 'listed'),
    reference: booking.reference,
    checkin: facts.checkInTime,
    checkout: facts.checkOutTime,
    phone: facts.phones[0] ?? '',
    hotel: facts.name,
  }
}
