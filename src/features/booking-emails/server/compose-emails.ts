import type { BookingEmailKind } from '@/features/bookings/rules/email-kinds'
import { holdsNights } from '@/features/bookings/rules/status'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { tellHold } from '@/features/bookings/rules/tell-hold'
import { findBooking } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { describeParty } from '@/features/bookings/text'
import { freeCancellationEnd } from '@/features/my-booking/rules/guest-rights'
import { makeGuestLink } from '@/features/my-booking/server/guest-links'
import { writeStayFile } from '@/features/my-booking/server/write-stay-file'
import type { PropertyFacts } from '@/features/property/contract'
import { plusCodeOf } from '@/features/property/rules/plus-code'
import { readPropertyFacts } from '@/features/property/server/store'
import { quoteOf } from '@/features/rates/rules/nightly-rates'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay, toDay } from '@/kernel/days'
import { formatInstant } from '@/kernel/instants'
import { formatPrice, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { BOARD_WORDS, LETTER_WORDS as words } from '../rules/email-words'
import { greetByName } from '../rules/greeting'

export type Hotel = { facts: PropertyFacts; siteUrl: string }
export type Story = { booking: StaffBooking; hotel: Hotel; now: Date }
type Row = readonly [label: string, value: string]

/** The e-mails about bookings, by the kind under which they are queued. */
export function bookingEmails(
  context: Pick<Context, 'database' | 'settings' | 'now'>,
): Record<BookingEmailKind, EmailComposer> {
  const { orm } = context.database
  const about = (write: (story: Story) => Promise<Email | null> | Email | null): EmailComposer => {
    return async (id) => {
      const booking = await findBooking(orm, id)
      if (!booking) return null
      const siteUrl = context.settings.SITE_URL ?? `http://localhost:${context.settings.PORT}`
      const hotel = { facts: await readPropertyFacts(orm), siteUrl }
      const email = await write({ booking, hotel, now: context.now() })
      // A guest who cannot be written to must be called while the nights are still theirs.
      const retryUntil =
        booking.status === 'pending' && booking.holdExpiresAt ? new Date(booking.holdExpiresAt) : undefined
      return email && { ...email, retryUntil }
    }
  }
  return {
    'request-received': about(async (story) =>
      story.booking.status === 'pending' || story.booking.status === 'confirmed'
        ? toGuest(story, words.received.subject, await tellReceived(context, story))
        : null,
    ),
    'new-request': about(tellDesk),
    'request-lapsed': about((story) =>
      toGuest(story, words.lapsed.subject, [
        { kind: 'paragraph', text: words.lapsed.text },
        { kind: 'rows', rows: describeStay(story) },
        { kind: 'link', label: words.lapsed.link, url: `${story.hotel.siteUrl}/calendar` },
      ]),
    ),
    'booking-confirmed': about(async (story) =>
      // Sent late or again, after it was cancelled or over: it would promise a stay that is none.
      story.booking.status === 'confirmed' || story.booking.status === 'checked-in'
        ? toGuest(story, words.confirmed.subject, [
            { kind: 'paragraph', text: words.confirmed.text },
            ...tellStay(story),
            ...(await tellLink(context, story)),
          ])
        : null,
    ),
    'booking-changed': about(async (story) =>
      // By now cancelled, lapsed or over: other letters tell of that.
      isStayOpen(story.booking.status)
        ? toGuest(story, words.changed.subject, [
            ...paragraphs(words.changed.text(story.hotel.facts.phones.join(' or '))),
            ...tellStay(story),
            ...(await tellLink(context, story)),
          ])
        : null,
    ),
    'booking-link': about(async (story) =>
      toGuest(story, words.asked.subject, [
        { kind: 'paragraph', text: words.asked.text },
        { kind: 'rows', rows: describeStay(story) },
        ...(await tellLink(context, story)),
      ]),
    ),
    'booking-cancelled': about((story) =>
      toGuest(story, words.cancelled.subject, [
        { kind: 'paragraph', text: words.cancelled.text },
        { kind: 'rows', rows: describeStay(story) },
      ]),
    ),
  }
}

async function tellReceived(context: Pick<Context, 'database'>, story: Story): Promise<Part[]> {
  const { booking, hotel } = story
  return [
    { kind: 'paragraph', text: words.received.thanks(tellHold(booking.holdExpiresAt, hotel.facts)) },
    ...tellStay(story),
    ...(await tellLink(context, story)),
  ]
}

function paragraphs(texts: readonly string[]): Part[] {
  return texts.map((text) => ({ kind: 'paragraph', text }))
}

/** Each e-mail has a link of its own, made as it is written since only hashes are kept; those before go on working. */
async function tellLink({ database }: Pick<Context, 'database'>, { booking, hotel }: Story): Promise<Part[]> {
  const path = await makeGuestLink(database.orm, booking.id)
  return [
    { kind: 'link', label: words.link, url: `${hotel.siteUrl}${path}` },
    { kind: 'paragraph', text: words.linkNote },
  ]
}

function tellStay(story: Story): Part[] {
  return [
    { kind: 'rows', rows: [...describeStay(story), ...cancelRows(story)] },
    { kind: 'heading', text: words.price },
    { kind: 'rows', rows: [...nightRows(story), totalRow(story)] },
    ...tellHotel(story.hotel),
  ]
}

/** The policies, and how to find the hotel. */
export function tellHotel({ facts }: Hotel): Part[] {
  const map = `https://www.openstreetmap.org/?mlat=${facts.latitude}&mlon=${facts.longitude}#map=16/${facts.latitude}/${facts.longitude}`
  return [
    { kind: 'heading', text: words.policies },
    ...facts.policies.map((policy): Part => ({ kind: 'paragraph', text: `${policy.title}: ${policy.text}` })),
    { kind: 'heading', text: words.directions },
    {
      kind: 'paragraph',
      text: [facts.name, facts.address, words.plusCode(plusCodeOf(facts)), facts.phones.join(', ')].join(
        '\n',
      ),
    },
    { kind: 'link', label: words.map, url: map },
  ]
}

/** Says nothing that the guest typed: until somebody opens its link, nobody knows whose mailbox this is. */
function toGuest(
  { booking, hotel }: Story,
  subjectOf: (reference: string, hotel: string) => string,
  parts: Part[],
): Email | null {
  if (!booking.guestEmail) return null
  const whole: Part[] = [
    { kind: 'paragraph', text: words.received.dear(greetByName(booking.guestName)) },
    ...parts,
    { kind: 'paragraph', text: words.closing(hotel.facts.name) },
  ]
  const subject = subjectOf(booking.reference, hotel.facts.name)
  return {
    to: booking.guestEmail,
    subject,
    text: toText(whole),
    html: toHtml(subject, whole),
    attachments: [
      {
        filename: 'stay.ics',
        content: stayFile(booking, hotel),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }
}

function tellDesk(story: Story): Email {
  const { booking, hotel } = story
  const guest: Row[] = [
    [words.rows.guest, booking.guestName],
    ...(booking.guestEmail ? [[words.rows.email, booking.guestEmail] as const] : []),
    ...(booking.guestPhone ? [[words.rows.phone, booking.guestPhone] as const] : []),
  ]
  const requests: Row[] = booking.specialRequests ? [[words.rows.requests, booking.specialRequests]] : []
  const parts: Part[] = [
    { kind: 'paragraph', text: `${words.desk.asked} ${tellStanding(booking)}` },
    { kind: 'rows', rows: [...guest, ...describeStay(story), ...requests, totalRow(story)] },
    { kind: 'link', label: words.desk.link, url: `${hotel.siteUrl}/admin/bookings/${booking.id}` },
  ]
  const subject = words.desk.subject(booking.reference, unitNameOf(booking, 'listed'))
  return { to: hotel.facts.infoEmail, subject, text: toText(parts), html: toHtml(subject, parts) }
}

/** What has become of a request by the time its mail leaves. */
function tellStanding({ status }: StaffBooking): string {
  if (status === 'pending') return words.desk.waits
  return holdsNights(status) ? words.desk.isConfirmed : words.desk.isOver
}

export function describeStay({ booking, hotel: { facts } }: Story): Row[] {
  const row = words.rows
  return [
    [row.reference, booking.reference],
    [row.villa, unitNameOf(booking, 'listed')],
    [row.checkIn, row.from(formatDay(toDay(booking.checkInDate)), facts.checkInTime)],
    [row.checkOut, row.until(formatDay(toDay(booking.checkOutDate)), facts.checkOutTime)],
    [row.guests, describeParty({ ...booking, guests: booking.numberOfGuests })],
    [row.board, BOARD_WORDS[booking.board]],
  ]
}

/** Until when cancelling is free, as long as it is. */
export function cancelRows({ booking, hotel: { facts }, now }: Story): Row[] {
  const end = freeCancellationEnd(toDay(booking.checkInDate), facts)
  if (now >= end) return []
  return [[words.rows.freeCancellation, words.rows.untilMoment(formatInstant(end, facts.timeZone))]]
}

/** As agreed; where only the total is known, it stands alone. */
function nightRows({ booking }: Story): Row[] {
  return quoteOf(booking).nights.map(({ night, cents }) => [formatDay(night), formatPrice(cents)])
}

export function totalRow({ booking }: Story): Row {
  return [words.rows.total, formatPrice(toCents(booking.totalAmount))]
}

function stayFile(booking: StaffBooking, { facts, siteUrl }: Hotel): string {
  return writeStayFile({
    stay: { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) },
    uid: `booking-${booking.id}@${new URL(siteUrl).hostname}`,
    sequence: booking.revision,
    status: booking.status,
    summary: `${facts.name}: ${booking.villaName}`,
    description: [
      `Booking ${booking.reference}`,
      unitNameOf(booking, 'listed'),
      facts.phones.join(', '),
    ].join('\n'),
    location: facts.address,
    madeAt: new Date(booking.updatedAt),
  })
}
