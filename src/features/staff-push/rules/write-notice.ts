import { ALARMS, type AlarmKind } from '@/features/alarms/rules/alarm-kinds'
import { type Day, daysBetween, formatDay } from '@/kernel/days'
import type { PushKind } from './push-kinds'

/** What a phone shows while it is locked: nothing that names a guest, nor what one wrote or paid (docs/decisions/staff-push.md). */
export type Notice = {
  title: string
  body: string
  /** A later notice of the same tag takes the place of the one before, so that what is sent twice is seen once. */
  tag: string
  /** Where a press leads, below /admin as the panel's router counts. */
  to: string
}

/** The stay a notice is about. */
export type NoticeStay = {
  bookingId: number
  villa: string
  /** More than one where a group was booked at once. */
  villas: number
  arrival: Day
  departure: Day
  isPending: boolean
}

const LONGEST_NAME = 60

const OTHERS = {
  message: ['New message', 'Somebody has written to the hotel.', '/messages'],
  enquiry: ['New enquiry for a venue', 'Somebody asks for a quote.', '/enquiries'],
  reply: ['New answer to a message', 'A guest has written back.', '/messages'],
  'enquiry-reply': ['New answer to an enquiry', 'A guest has written back.', '/enquiries'],
  mail: ['An e-mail was not delivered', 'Mails in the panel says why.', '/mails'],
  test: ['Notifications work', 'This device will tell you what happens at the hotel.', '/account'],
} as const

export function writeStayNotice(
  kind: Extract<PushKind, 'request' | 'payment' | 'unsettled'>,
  sourceId: number,
  stay: NoticeStay,
): Notice {
  const titles = {
    request: stay.isPending ? 'New request' : 'New booking',
    payment: 'Payment received online',
    unsettled: 'A payment needs you',
  }
  return {
    title: titles[kind],
    body: describeStay(stay),
    tag: `${kind}-${sourceId}`,
    to: `/bookings/${stay.bookingId}`,
  }
}

export function writeAlarmNotice(sourceId: number, alarm: AlarmKind): Notice {
  return {
    title: 'Something needs looking at',
    body: ALARMS[alarm].title,
    tag: `alarm-${sourceId}`,
    to: ALARMS[alarm].section ?? '/',
  }
}

export function writeNotice(kind: keyof typeof OTHERS, sourceId: number): Notice {
  const [title, body, to] = OTHERS[kind]
  return { title, body, tag: `${kind}-${sourceId}`, to }
}

/** `Studio 3, 2 nights from 12 March 2027`. */
function describeStay({ villa, villas, arrival, departure }: NoticeStay): string {
  const nights = daysBetween(arrival, departure)
  const what = villas > 1 ? `${villas} villas` : shorten(villa)
  return `${what}, ${nights === 1 ? '1 night' : `${nights} nights`} from ${formatDay(arrival)}`
}

function shorten(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`
}
