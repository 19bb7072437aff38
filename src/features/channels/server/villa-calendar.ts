import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unionAll } from 'drizzle-orm/pg-core'
import { blocks } from '@/features/blocks/server/table'
import { bookings, stayParts } from '@/features/bookings/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { dayAfter } from '@/server/db/columns'
import { type CalendarComponent, instantProperty, textProperty, writeCalendar } from '@/server/write-calendar'
import { ownHost } from './own-host'
import { isOfToken } from './seal-tokens'
import { villaCalendars } from './table'

const FILE_FORM = /^([\w-]{22,})\.ics$/

/** A villa's calendar as other platforms read it: its busy nights of today and later, and nothing of whose they are. Throws not-found. */
export async function writeVillaCalendar(context: Context, file: string): Promise<string> {
  const { orm } = context.database
  const villa = await findVilla(orm, FILE_FORM.exec(file)?.[1])
  if (!villa) throw new AppError('not-found')
  const busy = await listBusyNights(orm, villa.id, context.today())
  const host = ownHost(context.settings)
  return await writeCalendar(
    [
      textProperty('version', '2.0'),
      textProperty('prodid', '-//Pearl Villas//Busy nights//EN'),
      textProperty('calscale', 'GREGORIAN'),
      textProperty('x-wr-calname', unitNameOf(villa)),
    ],
    busy.length > 0 ? busy.map((nights) => toEvent(nights, host)) : [NOTHING],
  )
}

/** A calendar must hold something (RFC 5545, 3.6). */
const NOTHING: CalendarComponent = [
  'vtimezone',
  [textProperty('tzid', 'Etc/UTC')],
  [
    [
      'standard',
      [
        ['dtstart', {}, 'date-time', '1970-01-01T00:00:00'],
        ['tzoffsetfrom', {}, 'utc-offset', '+00:00'],
        ['tzoffsetto', {}, 'utc-offset', '+00:00'],
      ],
      [],
    ],
  ],
]

async function findVilla(orm: NodePgDatabase, token: string | undefined) {
  if (token === undefined) return undefined
  const [villa] = await orm
    .select({ id: villas.id, name: villas.name, roomNumber: villas.roomNumber })
    .from(villaCalendars)
    .innerJoin(villas, eq(villas.id, villaCalendars.villaId))
    .where(isOfToken(token))
  return villa
}

type BusyNights = { kind: string; id: string; checkIn: Day; checkOut: Day; updatedAt: Date }

async function listBusyNights(orm: NodePgDatabase, villaId: number, today: Day): Promise<BusyNights[]> {
  const booked = orm
    .select({
      kind: sql<string>`'booking'`,
      id: sql<string>`${bookings.id}::text || case when ${stayParts.checkInDate} = ${bookings.checkInDate} then '' else '-' || ${stayParts.id} end`,
      checkIn: stayParts.checkInDate,
      checkOut: stayParts.checkOutDate,
      updatedAt: bookings.updatedAt,
    })
    .from(stayParts)
    .innerJoin(bookings, eq(bookings.id, stayParts.bookingId))
    .where(and(eq(stayParts.villaId, villaId), gt(stayParts.checkOutDate, today), stayParts.holdsNights))
  const blocked = orm
    .select({
      kind: sql<string>`'block'`,
      id: sql<string>`${blocks.id}::text`,
      checkIn: blocks.startDate,
      checkOut: dayAfter(blocks.endDate),
      updatedAt: blocks.updatedAt,
    })
    .from(blocks)
    .where(and(eq(blocks.villaId, villaId), gte(blocks.endDate, today)))
  return await unionAll(booked, blocked).orderBy(sql`3`)
}

/** Under the name the guest's own calendar file has. The stamp is when it last changed, so that the same nights are the same text. */
function toEvent({ kind, id, checkIn, checkOut, updatedAt }: BusyNights, host: string): CalendarComponent {
  return [
    'vevent',
    [
      textProperty('uid', `${kind}-${id}@${host}`),
      instantProperty('dtstamp', updatedAt),
      ['dtstart', {}, 'date', checkIn],
      ['dtend', {}, 'date', checkOut],
      textProperty('summary', 'Not available'),
      textProperty('transp', 'OPAQUE'),
    ],
    [],
  ]
}
