import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AlarmKind } from '@/features/alarms/rules/alarm-kinds'
import { toDay } from '@/kernel/days'
import type { PushKind } from '../rules/push-kinds'
import {
  type Notice,
  type NoticeStay,
  writeAlarmNotice,
  writeNotice,
  writeStayNotice,
} from '../rules/write-notice'

/** Where the booking stands of what a notice tells. */
const BOOKING_OF = {
  request: sql`bookings`,
  payment: sql`booking_payments source join bookings on bookings.id = source.booking_id`,
  unsettled: sql`online_payments source join bookings on bookings.id = source.booking_id`,
} as const

type StayKind = keyof typeof BOOKING_OF

/** What is told of what happened, as it stands now; null where it is over. */
export async function readNotice(
  orm: NodePgDatabase,
  kind: PushKind,
  sourceId: number,
): Promise<Notice | null> {
  if (isOfStay(kind)) {
    const stay = await readStay(orm, kind, sourceId)
    return stay && writeStayNotice(kind, sourceId, stay)
  }
  if (kind !== 'alarm') return writeNotice(kind, sourceId)
  const { rows } = await orm.execute<{ kind: AlarmKind }>(
    sql`select kind from alarms where id = ${sourceId} and ended_at is null`,
  )
  return rows[0] ? writeAlarmNotice(sourceId, rows[0].kind) : null
}

function isOfStay(kind: PushKind): kind is StayKind {
  return kind in BOOKING_OF
}

async function readStay(orm: NodePgDatabase, kind: StayKind, sourceId: number): Promise<NoticeStay | null> {
  const source = kind === 'request' ? sql`bookings.id` : sql`source.id`
  const { rows } = await orm.execute<{
    bookingId: number
    villa: string
    villas: number
    arrival: string
    departure: string
    status: string
  }>(sql`
    select bookings.id as "bookingId", villas.name as villa, bookings.status,
      bookings.check_in_date::text as arrival, bookings.check_out_date::text as departure,
      (select count(*) from bookings other where other.group_id = bookings.group_id)::int as villas
    from ${BOOKING_OF[kind]} join villas on villas.id = bookings.villa_id where ${source} = ${sourceId}`)
  const [row] = rows
  // A request that was withdrawn or has lapsed needs nobody any more.
  if (!row || (kind === 'request' && !OPEN.includes(row.status))) return null
  const { arrival, departure, status, ...rest } = row
  return { ...rest, arrival: toDay(arrival), departure: toDay(departure), isPending: status === 'pending' }
}

const OPEN = ['pending', 'confirmed']
