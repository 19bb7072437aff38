import { expect, test } from 'vitest'
import { orderTickets, type TicketState, type Urgency } from './ticket'

const ticket = (
  id: number,
  state: TicketState,
  urgency: Urgency,
  createdAt: string,
  doneAt: string | null,
) => ({
  id,
  state,
  urgency,
  createdAt,
  doneAt,
})

test('the most urgent comes first, then what waits longest, and what is done last, the newest first', () => {
  const ordered = orderTickets([
    ticket(1, 'done', 'urgent', '2027-01-01', '2027-01-05'),
    ticket(2, 'open', 'low', '2027-01-01', null),
    ticket(3, 'open', 'urgent', '2027-01-03', null),
    ticket(4, 'in-progress', 'urgent', '2027-01-02', null),
    ticket(5, 'done', 'low', '2027-01-01', '2027-01-09'),
    ticket(6, 'open', 'normal', '2027-01-09', null),
  ])
  expect(ordered.map(({ id }) => id)).toEqual([4, 3, 6, 2, 5, 1])
})
