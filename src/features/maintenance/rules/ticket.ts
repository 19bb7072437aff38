/** How soon something has to be mended, from the soonest. */
export const URGENCIES = ['urgent', 'normal', 'low'] as const

export type Urgency = (typeof URGENCIES)[number]

export const TICKET_STATES = ['open', 'in-progress', 'done'] as const

export type TicketState = (typeof TICKET_STATES)[number]

type Ordered = { state: TicketState; urgency: Urgency; createdAt: string; doneAt: string | null }

/** What is to be done first: the most urgent, then what waits longest; what is done comes last, the newest first. */
export function orderTickets<Ticket extends Ordered>(tickets: readonly Ticket[]): Ticket[] {
  const rank = ({ state, urgency }: Ordered) =>
    state === 'done' ? URGENCIES.length : URGENCIES.indexOf(urgency)
  return tickets.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.doneAt && other.doneAt
        ? other.doneAt.localeCompare(one.doneAt)
        : one.createdAt.localeCompare(other.createdAt)),
  )
}

/** Fields that whoever works in the villas may change: what was done, and whether it is. */
export const WORKER_FIELDS: readonly string[] = ['state', 'resolution']
