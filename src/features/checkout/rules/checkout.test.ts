import { describe, expect, it } from 'vitest'
import { DRAFT_HOURS } from '@/features/bookings/rules/limits'
import { NO_DETAILS } from '@/features/stay-calendar/rules/guest-details'
import { toDay } from '@/kernel/days'
import {
  type BookingDraft,
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
import { readCheckoutLink } from './checkout-link'

const today = toDay('2027-03-10')
const NOW = 1_800_000_000_000
const WHOLE: BookingDraft = {
  checkIn: toDay('2027-03-18'),
  checkOut: toDay('2027-03-22'),
  guests: 2,
  childAges: [4],
  wantsCot: true,
  board: 'half-board',
  category: 4,
  villaId: 3,
  details: { ...NO_DETAILS, guestName: 'Sample Guest', guestEmail: 'guest@example.com' },
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
    ['details', { ...WHOLE, details: NO_DETAILS }],
    ['details', { ...WHOLE, details: { ...WHOLE.details, guestEmail: 'guest' } }],
    ['payment', { ...WHOLE, paymentMethod: null }],
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
    expect(readCheckoutLink({ step: 'toString' })).toEqual({})
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
