import { METHOD_NAMES } from '@/features/payments/text'
import { writeCsv } from '@/kernel/csv'
import { formatInstant, type InstantForm } from '@/kernel/instants'
import type { CashShift, CashShifts, Takings } from '../contract'

const TITLES = [
  'Shift',
  'Opened',
  'Opened by',
  'Closed',
  'Closed by',
  'Method',
  'Taken by',
  'Entries',
  'Given in dollars',
  'Given in shillings',
  'Value in dollars',
]

const SHIFT_TITLES = [
  'Shift',
  'Opened',
  'Opened by',
  'Closed',
  'Closed by',
  'Float in dollars',
  'Float in shillings',
  'Expected in dollars',
  'Expected in shillings',
  'Counted in dollars',
  'Counted in shillings',
  'Difference in dollars',
  'Difference in shillings',
  'Explanation',
]

const FORM: InstantForm = 'short'

/** What was taken, by shift, method and person, as a table for a spreadsheet; instants in the property's zone. */
export function writeTakings({ shifts, takings }: CashShifts, timeZone: string): string {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  return writeCsv(
    TITLES,
    takings.map(({ shiftId, ...taken }) => {
      const shift = shiftId === null ? undefined : byId.get(shiftId)
      return [...(shift ? openingOf(shift, timeZone) : [null, null, null, null, null]), ...takingOf(taken)]
    }),
  )
}

/** One shift a line, with its float, what was expected and what was counted. */
export function writeShifts({ shifts }: CashShifts, timeZone: string): string {
  return writeCsv(
    SHIFT_TITLES,
    shifts.map((shift) => [
      ...openingOf(shift, timeZone),
      ...[shift.float, shift.expected, shift.counted, shift.difference].flatMap((cash) =>
        cash ? [Number(cash.amount), Number(cash.shillings)] : [null, null],
      ),
      shift.explanation,
    ]),
  )
}

function openingOf({ id, openedAt, openedBy, closedAt, closedBy }: CashShift, timeZone: string) {
  const at = (instant: string | null) => instant && formatInstant(instant, timeZone, FORM)
  return [id, at(openedAt), openedBy, at(closedAt), closedBy]
}

function takingOf({ method, staffEmail, entries, given, value }: Takings) {
  return [
    METHOD_NAMES[method],
    staffEmail,
    entries,
    Number(given.amount),
    Number(given.shillings),
    Number(value),
  ]
}
