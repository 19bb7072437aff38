import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { areLinksOver, readLinkEnd, tellLinkEnd } from './link-end'

it('links work through the last of the days that the hotel set', () => {
  const over = (today: string, days: number) => areLinksOver(toDay('2027-03-20'), toDay(today), days)
  expect([over('2027-03-20', 1), over('2027-03-21', 1), over('2027-03-22', 1)]).toEqual([false, false, true])
  expect([over('2027-06-18', 90), over('2027-06-19', 90)]).toEqual([false, true])
})

it('a page tells a link that has ended from one that leads nowhere', () => {
  expect(readLinkEnd(tellLinkEnd(1))).toBe('Private links to a booking end 1 day after departure.')
  expect(readLinkEnd(new AppError('not-found').message)).toBeNull()
  expect(readLinkEnd(undefined)).toBeNull()
})
