import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { test } from '../../../../test/database'
import { shownSlide } from '../contract'
import { listHeroSlides } from './store'
import { heroSlides } from './table'

test('visitors see the active slides, in the order staff gave them', async ({ database }) => {
  await database.orm.insert(heroSlides).values([
    { title: 'Third', imageUrl: '/3.jpg', orderIndex: 2 },
    { title: 'First', imageUrl: '/1.jpg', orderIndex: 1, featureHighlights: ['Terrace', 'Bar'] },
    { title: 'Hidden', imageUrl: '/0.jpg', orderIndex: 0, isActive: false },
    { title: 'Second', imageUrl: '/2.jpg', orderIndex: 1 },
  ])
  const listed = await listHeroSlides(database.orm, toDay('2027-03-14'))
  expect(listed.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
  expect(shownSlide.strict().parse(listed[0]).featureHighlights).toEqual(['Terrace', 'Bar'])
  expect(shownSlide.strict().parse(listed[1]).featureHighlights).toBeNull()
})
