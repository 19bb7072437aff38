import type { GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { holdsNights } from '@/features/bookings/rules/status'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { STATUS_WORDS } from '@/features/bookings/text'
import type { BookedExtra } from '@/features/extras/contract'
import { listBookedExtras } from '@/features/extras/server/read-extras'
import { nameExtra } from '@/features/extras/text'
import { findGroup } from '@/features/groups/server/read-group'
import type { StaffGroup } from '@/features/groups/staff-contract'
import { makeGroupLink } from '@/features/guest-links/server/guest-links'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { ofGroup, tellProof } from '@/features/mailbox-proof/rules/tell-proof'
import { makeMailboxCode } from '@/features/mailbox-proof/server/mailbox-codes'
import { readGroupDeposits, sumDeposits } from '@/features/online-payments/server/read-due'
import type { BookingLedger } from '@/features/payments/contract'
import { readLedger } from '@/features/payments/server/store'
import { readToldFacts } from '@/features/property/server/store'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { planOf } from '@/features/rates/rules/rate-plan'
import { writeGroupFile } from '@/features/stay-files/server/write-group-file'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { inLanguage } from '@/kernel/language'
import { LIST_WORDS } from '@/kernel/lists'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { LETTER_WORDS as single } from '../rules/email-words'
import { greetByName } from '../rules/greeting'
import { GROUP_LETTER_WORDS as words } from '../rules/group-words'
import { tellHotel } from './compose-emails'
import { cancelRows, describeStay, type Hotel } from './describe-booking'
import { describeCancelCost, isCancelFree } from './describe-change'
import { isEndingUndone } from './is-ending-undone'

/** The plan of the first villa that is cancelled by terms of its own: each villa says when it is cancelled for nothing. */
function ownTermsOf(bookings: readonly StaffBooking[]): PlanTerms | null {
  const plans = bookings.map(({ nights }) => planOf(nightsFromWire(nights)))
  return plans.find((plan) => plan && plan.cancellation !== 'property') ?? null
}

const NOT_HELD = { holdExpiresAt: null }

/** `extras` are those of each booking, by its id. */
type Told = {
  group: StaffGroup
  hotel: Hotel
  now: Date
  extras: ReadonlyMap<number, readonly BookedExtra[]>
}
type Tell = (told: Told) => Promise<Email | null> | Email | null

/** The e-mails about groups, by the kind under which they are queued: one for all villas, to the guest in charge. */
export function groupEmails(
  context: Pick<Context, 'database' | 'settings' | 'now'>,
): Record<GroupEmailKind, EmailComposer> {
  const { orm } = context.database
  const about = (tell: Tell): EmailComposer => {
    return async (id) => {
      const group = await findGroup(orm, id)
      if (!group) return null
      const siteUrl = context.settings.SITE_URL ?? `http://localhost:${context.settings.PORT}`
      const hotel = { facts: await readToldFacts(orm), siteUrl }
      const email = await tell({ group, hotel, now: context.now(), extras: await readAllExtras(group) })
      // A guest who cannot be written to must be called while the nights are still theirs.
      const hold = group.bookings.find(({ status }) => status === 'pending')?.holdExpiresAt
      return email && { ...email, retryUntil: hold ? new Date(hold) : undefined }
    }
  }
  async function readAllExtras({ bookings }: StaffGroup) {
    const all = new Map<number, readonly BookedExtra[]>()
    for (const { id } of bookings) all.set(id, await listBookedExtras(orm, id))
    return all
  }
  /** That a deposit is asked for, of a group for which one is still due. */
  async function tellDeposit({ group }: Told): Promise<Part[]> {
    const deposit = sumDeposits(await readGroupDeposits(orm, group.id))
    return deposit > 0 ? [paragraph(words.received.deposit(formatPrice(deposit)))] : []
  }
  /** What stands in a mail about villas that are the guest's: each of them, the hotel, and the link to all. */
  async function tellVillas(told: Told, bookings: readonly StaffBooking[]): Promise<Part[]> {
    const path = await makeGroupLink(orm, told.group.id, { isMailed: true })
    const link: Part[] = [
      { kind: 'link', label: words.link, url: told.hotel.siteUrl + inLanguage(path ?? '') },
      paragraph(words.linkNote),
    ]
    return [
      ...describeGroup(told, bookings),
      ...(path ? link : []),
      ...tellHotel(told.hotel, ownTermsOf(bookings)),
    ]
  }
  /** Of a group whose mailbox is to be proved: what has to be done soon comes first. */
  async function tellUnproven(told: Told, bookings: readonly StaffBooking[], hold: string): Promise<Part[]> {
    const { group, hotel } = told
    // The code of a group is that of its first villa (mailbox-proof/server/prove-by-code.ts).
    const [first] = group.bookings
    const path = await makeGroupLink(orm, group.id, { isMailed: true })
    if (!first || !path) return []
    return [
      paragraph(words.received.unproven(bookings.length, hold)),
      { kind: 'heading', text: single.unproven.code(await makeMailboxCode(orm, first.id)) },
      paragraph(single.unproven.how),
      { kind: 'link', label: words.received.prove, url: hotel.siteUrl + inLanguage(path) },
      paragraph(`${tellProof(ofGroup(hotel.facts))} ${single.unproven.otherwise}`),
      ...(await tellDeposit(told)),
      ...describeGroup(told, bookings),
      ...tellHotel(hotel, ownTermsOf(bookings)),
      paragraph(words.linkNote),
    ]
  }
  return {
    'group-received': about(async (told) => {
      const bookings = told.group.bookings.filter(({ status }) => isAhead(status))
      const held = bookings.find(({ status }) => status === 'pending')
      if (bookings.length === 0) return null
      const hold = tellHold(held ?? NOT_HELD, told.hotel.facts)
      const parts =
        held?.mailboxProof === 'asked'
          ? await tellUnproven(told, bookings, hold)
          : [
              paragraph(words.received.thanks(bookings.length, hold)),
              ...(await tellDeposit(told)),
              ...(await tellVillas(told, bookings)),
            ]
      return toGuest(told, words.received.subject, parts)
    }),
    'new-group': about(tellDesk),
    'group-lapsed': about((told) =>
      toGuest(told, words.lapsed.subject, [
        paragraph(words.lapsed.text),
        ...describeGroup(
          told,
          told.group.bookings.filter(({ status }) => !holdsNights(status)),
        ),
        { kind: 'link', label: words.lapsed.link, url: told.hotel.siteUrl + inLanguage('/calendar') },
      ]),
    ),
    'group-confirmed': about(async (told) => {
      const bookings = told.group.bookings.filter(
        ({ status }) => status === 'confirmed' || status === 'checked-in',
      )
      // Sent late or again, after it was cancelled or over: it would promise a stay that is none.
      if (bookings.length === 0) return null
      return toGuest(told, words.confirmed.subject, [
        paragraph(words.confirmed.text(bookings.length)),
        ...(await tellVillas(told, bookings)),
      ])
    }),
    'group-changed': about(async (told) => {
      const bookings = told.group.bookings.filter(({ status }) => isStayOpen(status))
      if (bookings.length === 0) return null
      return toGuest(told, words.changed.subject, [
        ...words.changed.text(LIST_WORDS.or(told.hotel.facts.phones)).map(paragraph),
        ...(await tellVillas(told, bookings)),
      ])
    }),
    'group-cancelled': about(async (told) => {
      const bookings = told.group.bookings.filter(({ status }) => status === 'cancelled')
      // That they were cancelled may have been undone since.
      if (bookings.length === 0) return null
      const ledgers: BookingLedger[] = []
      for (const { id } of bookings) ledgers.push(await readLedger(orm, id))
      return toGuest(told, words.cancelled.subject, [
        paragraph(words.cancelled.text(isCancelFree(ledgers))),
        ...describeCancelCost(ledgers),
        ...describeGroup(told, bookings),
      ])
    }),
    'group-undone': about(async (told) => {
      const { bookings } = told.group
      const waiting = bookings.find(({ status }) => status === 'pending')
      const restored: boolean[] = []
      for (const { id, status } of bookings)
        restored.push(status === 'confirmed' && (await isEndingUndone(orm, id)))
      // It may have been taken again since: that mail says all there is.
      if (!waiting && !restored.includes(true)) return null
      const { stands, waits } = words.undone
      return toGuest(told, words.undone.subject, [
        paragraph(waiting ? waits(tellHold(waiting, told.hotel.facts)) : stands),
        ...(await tellVillas(told, bookings)),
      ])
    }),
    'group-link': about(async (told) =>
      toGuest(told, words.asked.subject, [
        paragraph(words.asked.text),
        ...(await tellVillas(told, told.group.bookings)),
      ]),
    ),
  }
}

function isAhead(status: StaffBooking['status']): boolean {
  return status === 'pending' || status === 'confirmed'
}

function paragraph(text: string): Part {
  return { kind: 'paragraph', text }
}

/** A heading and rows for each villa, then what they come to; the status of each where it is not that of all. */
function describeGroup({ group, hotel, now, extras }: Told, bookings: readonly StaffBooking[]): Part[] {
  const isMixed = new Set(bookings.map(({ status }) => status)).size > 1
  const total = bookings
    .filter(({ status }) => !isMixed || holdsNights(status))
    .reduce((sum, booking) => sum + priceOf(booking, extras), 0)
  return [
    {
      kind: 'rows',
      rows: [
        [words.reference, group.reference],
        [words.villas, String(bookings.length)],
        [words.total, formatPrice(total)],
      ],
    },
    ...bookings.flatMap((booking): Part[] => {
      const story = { booking, hotel, now, queuedAt: undefined }
      return [
        { kind: 'heading', text: unitNameOf(booking, 'listed') },
        {
          kind: 'rows',
          rows: [
            ...(isMixed ? [[words.status, STATUS_WORDS[booking.status]] as const] : []),
            ...describeStay(story).filter(([label]) => label !== single.rows.villa),
            ...(isAhead(booking.status) ? cancelRows(story) : []),
            ...(extras.get(booking.id) ?? []).map(
              (extra) => [nameExtra(extra), formatPrice(toCents(extra.amount))] as const,
            ),
            [words.villaTotal, formatPrice(priceOf(booking, extras))],
          ],
        },
      ]
    }),
  ]
}

/** The nights of a villa and what was booked with them, in cents. */
function priceOf({ id, totalAmount }: StaffBooking, extras: Told['extras']): Cents {
  return (extras.get(id) ?? []).reduce((sum, { amount }) => sum + toCents(amount), toCents(totalAmount))
}

/** Says nothing that the guest typed: until somebody opens its link, nobody knows whose mailbox this is. */
async function toGuest(
  { group, hotel }: Told,
  subjectOf: (reference: string, hotel: string) => string,
  parts: readonly Part[],
): Promise<Email | null> {
  if (!group.guestEmail) return null
  const whole: Part[] = [
    paragraph(single.received.dear(greetByName(group.guestName))),
    ...parts,
    paragraph(single.closing(hotel.facts.name)),
  ]
  const subject = subjectOf(group.reference, hotel.facts.name)
  const host = new URL(hotel.siteUrl).hostname
  return {
    to: group.guestEmail,
    subject,
    text: toText(whole),
    html: toHtml(subject, whole),
    attachments: [
      {
        filename: 'stays.ics',
        content: await writeGroupFile(group.bookings, { facts: hotel.facts, host }),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }
}

function tellDesk(told: Told): Email {
  const { group, hotel } = told
  const { bookings } = group
  const isWaiting = bookings.every(({ status }) => status === 'pending')
  const requests = bookings[0]?.specialRequests
  const parts: Part[] = [
    paragraph(`${words.desk.asked(bookings.length)} ${isWaiting ? words.desk.waits : words.desk.isDecided}`),
    {
      kind: 'rows',
      rows: [
        [single.rows.guest, group.guestName],
        ...(group.guestEmail ? [[single.rows.email, group.guestEmail] as const] : []),
        ...(group.guestPhone ? [[single.rows.phone, group.guestPhone] as const] : []),
        ...(requests ? [[single.rows.requests, requests] as const] : []),
        ...bookings.map(
          (booking) => [`${words.staying}, ${unitNameOf(booking, 'listed')}`, booking.guestName] as const,
        ),
      ],
    },
    { kind: 'link', label: words.desk.link, url: `${hotel.siteUrl}/admin/bookings/${bookings[0]?.id ?? ''}` },
    ...describeGroup(told, bookings),
  ]
  const subject = words.desk.subject(group.reference, bookings.length)
  return { to: hotel.facts.infoEmail, subject, text: toText(parts), html: toHtml(subject, parts) }
}
