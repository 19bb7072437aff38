import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Availability, readAvailability } from '@/features/availability/rules/availability'
import { addDays, type Day, daysBetween, toDay } from '@/kernel/days'
import {
  dayMark,
  hoverDay,
  isLost,
  latestEnd,
  NOTHING_PICKED,
  noticeFromLink,
  type Pick,
  pickDay,
  pickedStay,
  pickFromLink,
  previewEnd,
} from './range'

const today = toDay('2027-03-10')
const window = { first: toDay('2027-03-01'), last: addDays(today, 450) }

describe('picking a range', () => {
  const free = know([])

  it('begins with the check-in', () => {
    expect(clicks(free, '2027-03-14')).toMatchObject({ checkIn: '2027-03-14', checkOut: null })
  })

  it('takes a later day as the check-out', () => {
    expect(clicks(free, '2027-03-14', '2027-03-16')).toMatchObject({
      checkIn: '2027-03-14',
      checkOut: '2027-03-16',
    })
  })

  it('takes an earlier or equal day as another check-in', () => {
    expect(clicks(free, '2027-03-14', '2027-03-12')).toMatchObject({ checkIn: '2027-03-12', checkOut: null })
    expect(clicks(free, '2027-03-14', '2027-03-14')).toMatchObject({ checkIn: '2027-03-14', checkOut: null })
  })

  it('starts over once both days are picked, whichever day is clicked', () => {
    for (const next of ['2027-03-12', '2027-03-14', '2027-03-15', '2027-03-16', '2027-03-20'])
      expect(clicks(free, '2027-03-14', '2027-03-16', next)).toMatchObject({ checkIn: next, checkOut: null })
  })

  it('follows these rules through any run of clicks while everything is free', () => {
    const anyClicks = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 20 })
    fc.assert(
      fc.property(anyClicks, (offsets) => {
        let pick = NOTHING_PICKED
        let [first, second] = [-1, -1]
        for (const offset of offsets) {
          pick = pickDay(pick, addDays(today, offset), free).pick
          if (first >= 0 && second < 0 && offset > first) second = offset
          else [first, second] = [offset, -1]
          expect(pick.checkIn).toBe(addDays(today, first))
          expect(pick.checkOut).toBe(second < 0 ? null : addDays(today, second))
        }
      }),
    )
  })
})

describe('picking around other bookings', () => {
  const busy = know([['2027-03-16', '2027-03-18']])

  it('may end on the day somebody else arrives', () => {
    expect(clicks(busy, '2027-03-14', '2027-03-16')).toMatchObject({ checkOut: '2027-03-16' })
  })

  it('may begin on the day somebody else leaves', () => {
    expect(clicks(busy, '2027-03-18', '2027-03-20')).toMatchObject({
      checkIn: '2027-03-18',
      checkOut: '2027-03-20',
    })
  })

  it('cannot begin on a turnover day, and says so', () => {
    const result = pickDay(NOTHING_PICKED, toDay('2027-03-16'), busy)
    expect(result.pick).toBe(NOTHING_PICKED)
    expect(result.notice).toEqual({ kind: 'refused', day: '2027-03-16', status: 'check-out-only' })
  })

  it('that would span a booked night begins anew at the day clicked, and says until when it could have lasted', () => {
    const result = pickDay(clicks(busy, '2027-03-14'), toDay('2027-03-20'), busy)
    expect(result.pick).toMatchObject({ checkIn: '2027-03-20', checkOut: null })
    expect(result.notice).toEqual({
      kind: 'blocked',
      day: '2027-03-20',
      because: 'booked',
      latest: '2027-03-16',
      restarted: true,
    })
  })

  it('keeps the check-in when a booked day is clicked', () => {
    const result = pickDay(clicks(busy, '2027-03-14'), toDay('2027-03-17'), busy)
    expect(result.pick).toMatchObject({ checkIn: '2027-03-14', checkOut: null })
    expect(result.notice).toMatchObject({ kind: 'blocked', restarted: false, latest: '2027-03-16' })
  })

  it('keeps a whole stay when a booked day is clicked', () => {
    const whole = clicks(busy, '2027-03-12', '2027-03-14')
    expect(pickDay(whole, toDay('2027-03-17'), busy).pick).toBe(whole)
  })
})

describe('the limits of picking', () => {
  const free = know([])

  it('leaves out the past', () => {
    const result = pickDay(NOTHING_PICKED, addDays(today, -1), free)
    expect(result).toEqual({
      pick: NOTHING_PICKED,
      notice: { kind: 'refused', day: '2027-03-09', status: 'past' },
    })
  })

  it('lets a stay be 60 nights long, not 61', () => {
    const begun = pickDay(NOTHING_PICKED, today, free).pick
    expect(pickedStay(pickDay(begun, addDays(today, 60), free).pick)).not.toBeNull()
    const tooLong = pickDay(begun, addDays(today, 61), free)
    expect(tooLong.pick).toMatchObject({ checkIn: addDays(today, 61), checkOut: null })
    expect(tooLong.notice).toMatchObject({ because: 'too-long', latest: addDays(today, 60), restarted: true })
  })

  it('lets a stay begin 365 days ahead and end after', () => {
    const furthest = addDays(today, 365)
    const begun = pickDay(NOTHING_PICKED, furthest, free).pick
    expect(pickedStay(pickDay(begun, addDays(furthest, 60), free).pick)).not.toBeNull()
    expect(pickDay(NOTHING_PICKED, addDays(furthest, 1), free).notice).toMatchObject({ status: 'too-far' })
  })

  it('does not guess about nights not known yet', () => {
    const early = readAvailability([1], today, [
      { window: { first: window.first, last: toDay('2027-03-31') }, bookings: [] },
    ])
    const begun = pickDay(NOTHING_PICKED, toDay('2027-03-30'), early).pick
    const result = pickDay(begun, toDay('2027-04-05'), early)
    expect(result.pick).toBe(begun)
    expect(result.notice).toMatchObject({ kind: 'blocked', because: 'unknown', restarted: false })
  })
})

describe('whatever is clicked, hovered and booked', () => {
  const anyNight = fc.integer({ min: 0, max: 90 })
  const anyBookings = fc.array(fc.tuple(anyNight, fc.integer({ min: 1, max: 9 })), { maxLength: 8 })
  const anyClicks = fc.array(fc.integer({ min: -5, max: 440 }).map(crowd), { maxLength: 25 })

  it('a completed stay holds no booked night, no past one, and keeps the limits', () => {
    fc.assert(
      fc.property(anyBookings, anyClicks, (bookings, offsets) => {
        const availability = knowOffsets(bookings)
        const booked = new Set(
          bookings.flatMap(([start, nights]) => Array.from({ length: nights }, (_, n) => start + n)),
        )
        let pick: Pick = NOTHING_PICKED
        for (const offset of offsets) {
          pick = pickDay(pick, addDays(today, offset), availability).pick
          const stay = pickedStay(pick)
          if (!stay) continue
          const [first, last] = [daysBetween(today, stay.checkIn), daysBetween(today, stay.checkOut)]
          expect(first).toBeGreaterThanOrEqual(0)
          expect(first).toBeLessThanOrEqual(365)
          expect(last - first).toBeGreaterThanOrEqual(1)
          expect(last - first).toBeLessThanOrEqual(60)
          for (let night = first; night < last; night += 1) expect(booked.has(night)).toBe(false)
          expect(isLost(pick, availability)).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('the preview and the latest end tell exactly which click would make a stay', () => {
    fc.assert(
      fc.property(anyBookings, anyClicks, fc.integer({ min: -5, max: 100 }), (bookings, offsets, at) => {
        const availability = knowOffsets(bookings)
        const day = addDays(today, at)
        const picked = offsets.reduce(
          (pick, offset) => pickDay(pick, addDays(today, offset), availability).pick,
          NOTHING_PICKED,
        )
        const hovering = hoverDay(picked, day)
        const isOpen = picked.checkIn !== null && picked.checkOut === null
        const completes = isOpen && pickDay(hovering, day, availability).pick.checkOut !== null
        expect(previewEnd(hovering, availability)).toBe(completes ? day : null)
        const latest = latestEnd(hovering, availability)
        expect(isOpen && day > (picked.checkIn ?? day) && day <= (latest ?? today)).toBe(completes)
      }),
      { numRuns: 500 },
    )
  })
})

describe('how days look', () => {
  const free = know([])
  const days = ['2027-03-13', '2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'].map(toDay)
  const look = (pick: Pick) => days.map((day) => dayMark(pick, day, previewEnd(pick, free)))

  it('once a stay is picked', () => {
    expect(look(clicks(free, '2027-03-14', '2027-03-16'))).toEqual([
      'none',
      'check-in',
      'in-range',
      'check-out',
      'none',
    ])
  })

  it('while a later day is hovered', () => {
    const hovering = hoverDay(clicks(free, '2027-03-14'), toDay('2027-03-16'))
    expect(look(hovering)).toEqual(['none', 'check-in', 'preview', 'preview-end', 'none'])
  })

  it('while an earlier day, or one beyond a booked night, is hovered', () => {
    const busy = know([['2027-03-15', '2027-03-16']])
    const begun = clicks(busy, '2027-03-14')
    for (const hovered of ['2027-03-11', '2027-03-16'])
      expect(previewEnd(hoverDay(begun, toDay(hovered)), busy)).toBeNull()
  })

  it('hovering the same day again changes nothing at all', () => {
    const hovering = hoverDay(NOTHING_PICKED, today)
    expect(hoverDay(hovering, today)).toBe(hovering)
  })
})

describe('a picked stay', () => {
  it('is lost when somebody else books one of its nights, not when they arrive as it ends', () => {
    const pick = clicks(know([]), '2027-03-14', '2027-03-16')
    expect(isLost(pick, know([['2027-03-15', '2027-03-20']]))).toBe(true)
    expect(isLost(pick, know([['2027-03-16', '2027-03-20']]))).toBe(false)
  })

  it('is lost when its first night has passed', () => {
    const pick = clicks(know([]), '2027-03-10', '2027-03-12')
    expect(isLost(pick, { ...know([]), today: addDays(today, 1) })).toBe(true)
  })

  it('is kept while its nights are not known', () => {
    const pick = clicks(know([]), '2027-03-14', '2027-03-16')
    expect(isLost(pick, readAvailability([1], today, []))).toBe(false)
  })
})

describe('a link', () => {
  it.each([
    ['both days', '2027-03-14', '2027-03-16', '2027-03-14', '2027-03-16'],
    ['a check-out before the check-in', '2027-03-14', '2027-03-12', '2027-03-14', null],
    ['more than 60 nights', '2027-03-14', '2027-05-14', '2027-03-14', null],
    ['a past check-in', '2027-03-09', '2027-03-16', null, null],
    ['a check-in too far ahead', '2028-03-10', '2028-03-12', null, null],
  ])('with %s', (_, checkIn, checkOut, pickedIn, pickedOut) => {
    const pick = pickFromLink({ checkIn: toDay(checkIn), checkOut: toDay(checkOut) }, today)
    expect([pick.checkIn, pick.checkOut]).toEqual([pickedIn, pickedOut])
  })

  it('with only a check-out picks nothing', () => {
    expect(pickFromLink({ checkOut: toDay('2027-03-16') }, today)).toEqual(NOTHING_PICKED)
  })

  it('says that a stay is too long, and nothing of any other', () => {
    const checkIn = addDays(today, 4)
    expect(noticeFromLink({ checkIn, checkOut: addDays(checkIn, 61) }, today)).toMatchObject({
      kind: 'blocked',
      because: 'too-long',
      latest: addDays(checkIn, 60),
    })
    expect(noticeFromLink({ checkIn, checkOut: addDays(checkIn, 60) }, today)).toBeNull()
    expect(noticeFromLink({ checkIn: addDays(today, -1), checkOut: addDays(today, 90) }, today)).toBeNull()
    expect(noticeFromLink({}, today)).toBeNull()
  })
})

function clicks(availability: Availability, ...days: string[]): Pick {
  return days.reduce((pick, day) => pickDay(pick, toDay(day), availability).pick, NOTHING_PICKED)
}

function know(stays: [Day | string, Day | string][]): Availability {
  const bookings = stays.map(([checkInDate, checkOutDate]) => ({
    villaId: 1,
    checkInDate,
    checkOutDate,
    status: 'pending' as const,
  }))
  return readAvailability([1], today, [{ window, bookings }])
}

function knowOffsets(bookings: [number, number][]): Availability {
  return know(bookings.map(([start, nights]) => [addDays(today, start), addDays(today, start + nights)]))
}

/** Most clicks fall among the bookings, a few at the far edge. */
function crowd(offset: number): number {
  return offset < 350 ? (offset % 100) - 2 : offset
}
