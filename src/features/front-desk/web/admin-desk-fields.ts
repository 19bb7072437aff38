import { ARRIVAL_TIMES, tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { BOOKING_SOURCES } from '@/features/bookings/rules/sources'
import type { DeskFields, StaffBooking } from '@/features/bookings/staff-contract'
import { SOURCE_LABELS } from '@/features/bookings/web/admin-status-text'
import { BOARDS } from '@/features/rates/rules/board'
import { BOARD_WORDS } from '@/features/rates/text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { FieldKind, Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { deskFormText as words } from './admin-desk-text'
import { readAges } from './admin-offered-villas'
import { villaField } from './admin-villa-field'

export const STARTS = (['confirmed', 'checked-in', 'pending'] as const).map((value) => ({
  value,
  label: words.starts[value],
}))

const MEALS = BOARDS.map((value) => ({ value, label: BOARD_WORDS.names[value] }))

const ARRIVALS = ARRIVAL_TIMES.map((value) => ({ value, label: tellArrivalTime(value) }))

const SOURCES = BOOKING_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))

export const STAY = [
  'checkInDate',
  'checkOutDate',
  'numberOfGuests',
  'board',
  'childAges',
  'wantsCot',
  'villaId',
  'arrivalTime',
] as const
export const VILLA_FIRST = ['villaId', ...STAY.filter((name) => name !== 'villaId')] as const
export const GUEST = ['guestName', 'guestPhone', 'guestEmail', 'source', 'specialRequests'] as const

/** Who stands at the desk is asked for what the villa depends on, then for a name; the rest is seldom needed. */
export const WALK_IN = {
  stay: ['checkInDate', 'checkOutDate', 'numberOfGuests', 'board', 'villaId'],
  guest: ['guestName', 'guestPhone'],
  rest: ['childAges', 'wantsCot', 'guestEmail', 'specialRequests', 'companyId', 'ratePlanId'],
} as const

/** Stands last: few stays need it. */
export const LIMITS = { title: words.limits, fields: ['limitsReason'] as const }

/** The fields of a stay and its guest; of a booking there is, where it is given. */
export function deskForm(booking: StaffBooking | null): Fields<DeskFields> {
  return {
    checkInDate: field.day(words.checkIn, { isRequired: true }),
    checkOutDate: field.day(words.checkOut, { isRequired: true }),
    numberOfGuests: field.count(words.guests, { isRequired: true, min: 1 }),
    board: field.choice(BOARD_WORDS.label, MEALS, { help: words.mealsHelp }),
    childAges: agesField(),
    wantsCot: field.toggle(words.cot),
    villaId: villaField(booking && { ...booking, villaName: unitNameOf(booking) }),
    arrivalTime: field.optionalChoice(words.arrival, ARRIVALS, { help: words.arrivalHelp }),
    guestName: field.text(words.name, { isRequired: true }),
    guestPhone: field.optionalText(words.phone, { help: words.contactHelp }),
    guestEmail: field.optionalText(words.email),
    source: field.choice(words.source, SOURCES, { help: words.sourceHelp }),
    specialRequests: field.optionalLongText(words.requests, { rows: 2, help: words.requestsHelp }),
    limitsReason: field.optionalLongText(words.limitsReason, { rows: 2, help: words.limitsHelp }),
  }
}

/** Ages as they are said on the phone: `4, 9`. What is no number is left to the contract to refuse. */
function agesField(): FieldKind<number[] | undefined> {
  const { render } = field.text('')
  return {
    label: words.childAges,
    help: words.childAgesHelp,
    write: (ages) => (ages ?? []).join(', '),
    read: (text) => readAges(String(text)),
    render,
  }
}
