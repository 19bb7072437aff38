import { describe, expect, it } from 'vitest'
import { DRAFT_HOURS } from '@/features/bookings/rules/limits'
import { ONE_ADULT } from '@/features/bookings/rules/party'
import { readCheckoutLink } from '@/features/search/rules/checkout-link'
import { NO_DETAILS } from '@/features/stay-calendar/rules/typed-details'
import { toDay } from '@/kernel/days'
import {
  asksForStay,
  type BookingDraft,
  changeDraft,
  EMPTY_DRAFT,
  earlierStep,
  findMissingDetails,
  followLink,
  openStep,
  readDraft,
  stayOf,
  stepOfField,
  writeDraft,
} from './checkout'

const today = toDay('2027-03-10')
const NOW = 1_800_000_000_000
const WHOLE: BookingDraft = {
  checkIn: toDay('2027-03-18'),
  checkOut: toDay('2027-03-22'),
  guests: 2,
  childAges: [4],
  wantsCot: true,
  board: 'half-board',
  planId: 7,
  category: 4,
  anyOf: null,
  villaId: 3,
  details: { ...NO_DETAILS, guestName: 'Sample Guest', guestEmail: 'guest@example.com' },
  arrivalTime: '18:00',
  extras: { 7: 2 },
  paymentMethod: 'mobile-money',
  paymentTime: 'in-advance',
}

describe('the way through the steps', () => {
  it.each([
    ['dates', EMPTY_DRAFT],
    ['dates', { ...WHOLE, checkOut: null }],
    ['dates', { ...WHOLE, checkIn: toDay('2027-03-09') }],
    ['dates', { ...WHOLE, checkOut: WHOLE.checkIn }],
    ['villa', { ...WHOLE, villaId: null }],
    ['payment', { ...WHOLE, villaId: null, anyOf: 4 }],
    ['details', { ...WHOLE, details: NO_DETAILS }],
    ['details', { ...WHOLE, details: { ...WHOLE.details, guestEmail: 'guest' } }],
    ['payment', WHOLE],
  ] as const)('is open up to %s', (step, draft) => {
    expect(openStep(draft, today)).toBe(step)
  })

  it('leads no further than what is known, and back as far as one likes', () => {
    expect(earlierStep('payment', 'villa')).toBe('villa')
    expect(earlierStep('dates', 'payment')).toBe('dates')
  })

  it('leads to where what the server refuses can be mended', () => {
    expect(
      ['checkInDate', 'numberOfGuests', 'board', 'guestEmail', 'specialRequests', 'totalAmount'].map(
        stepOfField,
      ),
    ).toEqual(['dates', 'villa', 'villa', 'details', 'details', 'payment'])
  })

  it('needs a name and an address that can be one', () => {
    expect(findMissingDetails({ ...NO_DETAILS, guestName: '  ' })).toEqual(['guestName', 'guestEmail'])
    expect(findMissingDetails({ ...WHOLE.details, guestEmail: ' guest@example.com ' })).toEqual([])
  })

  it('takes no stay that the limits refuse', () => {
    expect(stayOf(WHOLE, today)).toEqual({ checkIn: '2027-03-18', checkOut: '2027-03-22' })
    expect(stayOf({ ...WHOLE, checkOut: toDay('2027-06-18') }, today)).toBeNull()
  })
})

describe('a link', () => {
  it('names a stay and a step, and nothing else', () => {
    expect(readCheckoutLink({ step: 'villa', guests: '6+', villa: 'x', other: 1 })).toEqual({
      step: 'villa',
      guests: 6,
    })
    expect(readCheckoutLink({ step: 'toString', anyOf: '-1', board: 'dinner' })).toEqual({})
    expect(readCheckoutLink({ anyOf: '3', board: 'half-board' })).toEqual({ anyOf: 3, board: 'half-board' })
  })

  it('changes what it speaks of and leaves what was typed', () => {
    const followed = followLink(WHOLE, { checkIn: toDay('2027-04-01'), guests: 3 })
    const adults = { guests: 3, childAges: [], wantsCot: false }
    expect(followed).toEqual({ ...WHOLE, checkIn: '2027-04-01', checkOut: null, ...adults })
    expect(followLink(WHOLE, { guests: 4, children: '4,9', cot: 1 })).toEqual({
      ...WHOLE,
      guests: 4,
      childAges: [4, 9],
    })
    expect(followLink(WHOLE, { villa: 9 }).villaId).toBe(9)
    expect(followLink(WHOLE, {})).toEqual(WHOLE)
  })

  it('with days and without guests is for one', () => {
    const days = { checkIn: toDay('2027-04-01'), checkOut: toDay('2027-04-03') }
    expect(followLink(WHOLE, days)).toMatchObject({ ...days, guests: 1, childAges: [], wantsCot: false })
  })

  it('from the results says all: who leaves out the party is one guest, meals are breakfast, the plan is flexible', () => {
    const stay = { checkIn: toDay('2027-04-01'), checkOut: toDay('2027-04-03') }
    const chosen = { ...WHOLE, ...stay, ...ONE_ADULT, board: 'bed-and-breakfast', planId: null }
    expect(followLink(WHOLE, { ...stay, villa: 9, plan: 8 }).planId).toBe(8)
    expect(followLink(WHOLE, { ...stay, anyOf: 5 })).toEqual({
      ...chosen,
      anyOf: 5,
      category: 5,
      villaId: null,
    })
    expect(followLink({ ...WHOLE, anyOf: 4 }, { ...stay, villa: 9 })).toEqual({
      ...chosen,
      anyOf: null,
      category: null,
      villaId: 9,
    })
    expect(followLink(WHOLE, { ...stay, villa: 9, guests: 3, board: 'full-board' })).toMatchObject({
      guests: 3,
      board: 'full-board',
    })
  })

  it('asks for a stay unless it names a step alone', () => {
    expect(asksForStay({ step: 'villa' })).toBe(false)
    expect(asksForStay({ step: 'villa', board: 'half-board' })).toBe(true)
    expect(asksForStay({ anyOf: 3 })).toBe(true)
  })
})

describe('a change', () => {
  const any: BookingDraft = { ...WHOLE, anyOf: 4 }

  it('of party, meals or days has any villa of a kind picked anew, and keeps a particular one', () => {
    for (const changed of [
      { guests: 3 },
      { board: 'full-board' },
      { checkOut: toDay('2027-03-23') },
    ] as const) {
      expect(changeDraft(any, changed)).toEqual({ ...any, ...changed, villaId: null })
      expect(changeDraft(WHOLE, changed)).toEqual({ ...WHOLE, ...changed })
    }
    expect(changeDraft(any, { guests: 2, details: NO_DETAILS }).villaId).toBe(3)
  })

  it('to a particular villa ends that any will do', () => {
    expect(changeDraft(any, { villaId: 9 })).toMatchObject({ villaId: 9, anyOf: null })
    expect(changeDraft(any, { villaId: 9, anyOf: 4 })).toMatchObject({ villaId: 9, anyOf: 4 })
  })
})

describe('a kept draft', () => {
  it('comes back as it was', () => {
    expect(readDraft(writeDraft(WHOLE, NOW), today, NOW + 1000)).toEqual(WHOLE)
  })

  it('is forgotten after a day', () => {
    const text = writeDraft(WHOLE, NOW)
    expect(readDraft(text, today, NOW + DRAFT_HOURS * 3_600_000)).toEqual(EMPTY_DRAFT)
  })

  it('loses days that have passed, and keeps what was typed', () => {
    const draft = readDraft(writeDraft(WHOLE, NOW), toDay('2027-03-19'), NOW)
    expect(draft).toEqual({ ...WHOLE, checkIn: null, checkOut: null })
  })

  it.each([
    null,
    '',
    '{"checkIn":',
    'null',
    '7',
    JSON.stringify({
      savedAt: NOW,
      checkIn: 'soon',
      guests: -1,
      childAges: 'x',
      wantsCot: 1,
      details: 3,
      paymentMethod: 'cheque',
    }),
  ])('that is %s harms nothing', (text) => {
    expect(readDraft(text, today, NOW)).toEqual(EMPTY_DRAFT)
  })
})
