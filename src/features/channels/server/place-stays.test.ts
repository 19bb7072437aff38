import { expect } from 'vitest'
import { stayEvent } from '../../../../test/calendar-text'
import { FEEDS, test } from '../../../../test/channels'

test('a guest and a feed after the same nights at once: one has them, and what was sold twice shows', async ({
  hotel,
  platform,
}) => {
  const { id, villaId, path } = await hotel.feed()
  for (let round = 0; round < 4; round++) {
    const day = (ofMonth: number) => `2027-04-${String(ofMonth + 3 * round).padStart(2, '0')}`
    const event = [day(1), day(3)].map((text) => text.replaceAll('-', '')) as [string, string]
    platform.show(path, stayEvent(`round-${round}`, ...event))
    const [booked, read] = await Promise.all([
      hotel.book(villaId, day(2), day(4)),
      hotel.call('POST', `${FEEDS}/${id}/read`),
    ])
    expect(read.body.error).toBeNull()
    const conflicts = await hotel.conflictsOf(villaId)
    expect([booked, conflicts.length]).toEqual(booked === 201 ? [201, 1] : [409, 0])
    const nights = [`${day(1)} ${booked === 201 ? day(1) : day(2)}`.replaceAll('2027-', '')]
    expect(await hotel.nightsOf(villaId)).toEqual(nights)
  }
})
