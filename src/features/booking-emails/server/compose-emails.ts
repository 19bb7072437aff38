import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookingEmailKind } from '@/features/bookings/rules/email-kinds'
import { isEnding } from '@/features/bookings/rules/status'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { policiesOn } from '@/features/cancellation/rules/plan-cancelling'
import { listBookedExtras } from '@/features/extras/server/read-extras'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { tellProof } from '@/features/mailbox-proof/rules/tell-proof'
import { makeMailboxCode } from '@/features/mailbox-proof/server/mailbox-codes'
import { readLedger } from '@/features/payments/server/store'
import { plusCodeOf } from '@/features/property/rules/plus-code'
import { readToldFacts } from '@/features/property/server/store'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { planOf } from '@/features/rates/rules/rate-plan'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { labelled } from '@/kernel/labels'
import { inLanguage } from '@/kernel/language'
import { LIST_WORDS } from '@/kernel/lists'
import type { Context } from '@/server/context'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { LETTER_WORDS as words } from '../rules/email-words'
import { greetByName } from '../rules/greeting'
import {
  cancelRows,
  describeStay,
  guestRows,
  type Hotel,
  nightRows,
  priceRows,
  type Story,
  tellStanding,
} from './describe-booking'
import { describeCancelCost, describeChange, describePaid, isCancelFree } from './describe-change'
import { isEndingUndone } from './is-ending-undone'
import { readGuestChange } from './read-guest-change'
import { stayFile } from './stay-file'

const { byGuest } = words

type LinkPart = Extract<Part, { kind: 'link' }>

/** The e-mails about bookings, by the kind under which they are queued. */
export function bookingEmails(
  context: Pick<Context, 'database' | 'settings' | 'now'>,
): Record<BookingEmailKind, EmailComposer> {
  const { orm } = context.database
  const about = (write: (story: Story) => Promise<Email | null> | Email | null): EmailComposer => {
    return async (id, queuedAt) => {
      const booking = await findBooking(orm, id)
      if (!booking) return null
      const siteUrl = context.settings.SITE_URL ?? `http://localhost:${context.settings.PORT}`
      const hotel = { facts: await readToldFacts(orm), siteUrl }
      const extras = await listBookedExtras(orm, id)
      const email = await write({ booking, extras, hotel, now: context.now(), queuedAt })
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
        { kind: 'link', label: words.lapsed.link, url: story.hotel.siteUrl + inLanguage('/calendar') },
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
            ...paragraphs(words.changed.text(LIST_WORDS.or(story.hotel.facts.phones))),
            ...tellStay(story, describePaid(await readLedger(orm, story.booking.id), story.extras)),
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
    'booking-cancelled': about(async (story) => {
      // That it was cancelled may have been undone since.
      if (!isEnding(story.booking.status)) return null
      const ledgers = [await readLedger(orm, story.booking.id)]
      return toGuest(story, words.cancelled.subject, [
        { kind: 'paragraph', text: words.cancelled.text(isCancelFree(ledgers)) },
        ...describeCancelCost(ledgers),
        { kind: 'rows', rows: describeStay(story) },
      ])
    }),
    'booking-undone': about(async (story) => {
      const { id, status } = story.booking
      // It may have been confirmed anew since: that mail says all there is.
      const isTold = status === 'pending' || (status === 'confirmed' && (await isEndingUndone(orm, id)))
      if (!isTold) return null
      const text =
        status === 'confirmed'
          ? words.undone.stands
          : words.undone.waits(tellHold(story.booking, story.hotel.facts))
      return toGuest(story, words.undone.subject, [
        { kind: 'paragraph', text },
        ...tellStay(story),
        ...(await tellLink(context, story)),
      ])
    }),
    'change-receipt': about(async (story) =>
      isStayOpen(story.booking.status)
        ? toGuest(story, byGuest.receipt.subject, [
            { kind: 'paragraph', text: byGuest.receipt.text },
            ...(await tellChange(orm, story)),
            { kind: 'paragraph', text: byGuest.receipt.notYou(LIST_WORDS.or(story.hotel.facts.phones)) },
            ...tellStay(story),
            ...(await tellLink(context, story)),
          ])
        : null,
    ),
    'change-notice': about(async (story) =>
      toDesk(story, byGuest.notice.subject, [
        { kind: 'paragraph', text: byGuest.notice.text },
        ...(await tellChange(orm, story)),
        { kind: 'rows', rows: [...guestRows(story), ...describeStay(story), ...priceRows(story)] },
      ]),
    ),
    'cancel-notice': about(async (story) =>
      toDesk(story, byGuest.cancelled.subject, [
        { kind: 'paragraph', text: byGuest.cancelled.text },
        ...describeCancelCost([await readLedger(orm, story.booking.id)]),
        { kind: 'rows', rows: [...guestRows(story), ...describeStay(story)] },
      ]),
    ),
  }
}

/** What the guest changed since this e-mail was queued, and what that means for money already paid. */
async function tellChange(orm: NodePgDatabase, { booking, queuedAt }: Story): Promise<Part[]> {
  const change = await readGuestChange(orm, booking.id, queuedAt)
  return [...describeChange(booking, change), ...describePaid(await readLedger(orm, booking.id))]
}

async function tellReceived(context: Pick<Context, 'database'>, story: Story): Promise<Part[]> {
  const { booking, hotel } = story
  const hold = tellHold(booking, hotel.facts)
  if (booking.mailboxProof === 'asked') return await tellUnproven(context, story, hold)
  return [
    { kind: 'paragraph', text: words.received.thanks(hold) },
    ...tellStay(story),
    ...(await tellLink(context, story)),
  ]
}

/** What has to be done soon comes first. Each e-mail has a code of its own; those before are worth nothing then. */
async function tellUnproven(context: Pick<Context, 'database'>, story: Story, hold: string): Promise<Part[]> {
  const { booking, hotel } = story
  const code = await makeMailboxCode(context.database.orm, booking.id)
  const [link, note] = await tellLink(context, story)
  return [
    { kind: 'paragraph', text: words.unproven.thanks(hold) },
    { kind: 'heading', text: words.unproven.code(code) },
    { kind: 'paragraph', text: words.unproven.how },
    { ...link, label: words.unproven.link },
    { kind: 'paragraph', text: `${tellProof(hotel.facts)} ${words.unproven.otherwise}` },
    ...tellStay(story),
    note,
  ]
}

function paragraphs(texts: readonly string[]): Part[] {
  return texts.map((text) => ({ kind: 'paragraph', text }))
}

/** Each e-mail has a link of its own, made as it is written since only hashes are kept; those before go on working. */
async function tellLink(
  { database }: Pick<Context, 'database'>,
  { booking, hotel }: Story,
): Promise<[LinkPart, Part]> {
  const path = await makeGuestLink(database.orm, booking.id, { isMailed: true })
  return [
    { kind: 'link', label: words.link, url: hotel.siteUrl + inLanguage(path) },
    { kind: 'paragraph', text: words.linkNote },
  ]
}

/** The stay with its price, and below that, where the e-mail tells it, what was paid. */
function tellStay(story: Story, paid: readonly Part[] = []): Part[] {
  return [
    { kind: 'rows', rows: [...describeStay(story), ...cancelRows(story)] },
    { kind: 'heading', text: words.price },
    { kind: 'rows', rows: [...nightRows(story), ...priceRows(story)] },
    ...paid,
    ...tellHotel(story.hotel, planOf(nightsFromWire(story.booking.nights))),
  ]
}

/** The policies beside what a rate plan says of cancelling, and how to find the hotel. */
export function tellHotel({ facts }: Hotel, plan: PlanTerms | null = null): Part[] {
  const map = `https://www.openstreetmap.org/?mlat=${facts.latitude}&mlon=${facts.longitude}#map=16/${facts.latitude}/${facts.longitude}`
  return [
    { kind: 'heading', text: words.policies },
    ...policiesOn(plan, facts.policies).map(
      (policy): Part => ({ kind: 'paragraph', text: labelled(policy.title, policy.text) }),
    ),
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
async function toGuest(
  { booking, hotel }: Story,
  subjectOf: (reference: string, hotel: string) => string,
  parts: Part[],
): Promise<Email | null> {
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
        content: await stayFile(booking, hotel),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }
}

function tellDesk(story: Story): Email {
  return toDesk(story, words.desk.subject, [
    { kind: 'paragraph', text: `${words.desk.asked} ${tellStanding(story.booking)}` },
    { kind: 'rows', rows: [...guestRows(story), ...describeStay(story), ...priceRows(story)] },
  ])
}

function toDesk(
  { booking, hotel }: Story,
  subjectOf: (reference: string, villa: string) => string,
  parts: Part[],
): Email {
  const whole: Part[] = [
    ...parts,
    { kind: 'link', label: words.desk.link, url: `${hotel.siteUrl}/admin/bookings/${booking.id}` },
  ]
  const subject = subjectOf(booking.reference, unitNameOf(booking, 'listed'))
  return { to: hotel.facts.infoEmail, subject, text: toText(whole), html: toHtml(subject, whole) }
}
