import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '@/features/accounts/server/table'
import { blocks } from '@/features/blocks/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import { AppError } from '@/kernel/errors'
import { orderTickets, URGENCIES } from '../rules/ticket'
import type { MaintenanceTicket, TicketQuery } from '../staff-contract'
import { maintenanceTickets } from './table'

/** As many tickets, villas and people as one answer holds. */
const PAGE = 500

/** What is wanted of a page of tickets, in the order in which they are to be done, and how many there are in all. */
export async function listTickets(
  orm: NodePgDatabase,
  { state, villaId, page }: TicketQuery,
): Promise<{ tickets: MaintenanceTicket[]; total: number }> {
  const wanted = and(
    state === 'open' ? ne(maintenanceTickets.state, 'done') : undefined,
    state === 'done' ? eq(maintenanceTickets.state, 'done') : undefined,
    villaId === undefined ? undefined : eq(maintenanceTickets.villaId, villaId),
  )
  const tickets = await selectTickets(orm, wanted)
    .orderBy(
      sql`${maintenanceTickets.state} = 'done'`,
      sql`case when ${maintenanceTickets.state} <> 'done' then ${byUrgency()} end`,
      desc(maintenanceTickets.doneAt),
      asc(maintenanceTickets.id),
    )
    .limit(PAGE)
    .offset((page - 1) * PAGE)
  return {
    tickets: orderTickets(tickets.map(toWire)),
    total: await orm.$count(maintenanceTickets, wanted),
  }
}

/** One ticket. Throws not-found. */
export async function readTicket(orm: NodePgDatabase, id: number): Promise<MaintenanceTicket> {
  const [row] = await selectTickets(orm, eq(maintenanceTickets.id, id))
  if (!row) throw new AppError('not-found')
  return toWire(row)
}

/** How much is still to be mended. */
export async function countOpenTickets(orm: NodePgDatabase): Promise<number> {
  return await orm.$count(maintenanceTickets, ne(maintenanceTickets.state, 'done'))
}

/** The villas something can be wrong in, as staff call them. */
export async function listVillaNames(orm: NodePgDatabase) {
  const rows = await orm
    .select({ id: villas.id, name: villas.name, roomNumber: villas.roomNumber })
    .from(villas)
    .orderBy(asc(villas.sortOrder), asc(villas.id))
    .limit(PAGE)
  return rows.map((villa) => ({ id: villa.id, name: unitNameOf(villa) }))
}

/** Who can be given a ticket: everybody whose account is open. */
export async function listPeople(orm: NodePgDatabase) {
  const rows = await orm
    .select(PERSON)
    .from(users)
    .where(eq(users.isActive, true))
    .orderBy(asc(users.firstName), asc(users.email))
    .limit(PAGE)
  return rows.map((person) => ({ id: person.id, name: nameOf(person) }))
}

const PERSON = { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName }

function selectTickets(orm: NodePgDatabase, wanted: SQL | undefined) {
  return orm
    .select({ ticket: maintenanceTickets, villa: villas, person: PERSON, block: blocks })
    .from(maintenanceTickets)
    .innerJoin(villas, eq(villas.id, maintenanceTickets.villaId))
    .leftJoin(users, eq(users.id, maintenanceTickets.assignedTo))
    .leftJoin(blocks, eq(blocks.id, maintenanceTickets.blockId))
    .where(wanted)
}

function byUrgency(): SQL {
  const list = sql.raw(URGENCIES.map((urgency) => `'${urgency}'`).join(', '))
  return sql`array_position(array[${list}], ${maintenanceTickets.urgency})`
}

function toWire({
  ticket,
  villa,
  person,
  block,
}: Awaited<ReturnType<typeof selectTickets>>[number]): MaintenanceTicket {
  return {
    id: ticket.id,
    villaId: ticket.villaId,
    villaName: unitNameOf(villa),
    description: ticket.description,
    urgency: ticket.urgency,
    state: ticket.state,
    assignedTo: ticket.assignedTo,
    assignedName: person && nameOf(person),
    photoUrl: ticket.photoUrl,
    resolution: ticket.resolution,
    reportedBy: ticket.reportedByEmail,
    doneAt: ticket.doneAt?.toISOString() ?? null,
    doneBy: ticket.doneByEmail,
    blocked: block && { startDate: block.startDate, endDate: block.endDate },
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }
}

type Person = { email: string; firstName: string | null; lastName: string | null }

function nameOf({ email, firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email)
}
