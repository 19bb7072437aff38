import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { shownEvent } from '../contract'
import { EVENTS_PATH } from '../paths'
import { events } from './table'

test('visitors see what is still to come, the next one first', async ({ database }) => {
  const day = (text: string) => toDay(text)
  await database.orm.insert(events).values([
    { title: 'In summer', startDate: day('2027-06-01') },
    { title: 'Yesterday', startDate: day('2027-03-09') },
    { title: 'Today', startDate: day('2027-03-10') },
    { title: 'Since last week, until today', startDate: day('2027-03-03'), endDate: day('2027-03-10') },
    { title: 'Ended yesterday', startDate: day('2027-03-03'), endDate: day('2027-03-09') },
    { title: 'Hidden', startDate: day('2027-04-01'), isActive: false },
    { title: 'Today as well', startDate: day('2027-03-10') },
  ])
  const app = await createApi(database, { today: '2027-03-10' })
  const answer = await app.inject({ method: 'GET', url: EVENTS_PATH })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().map(({ title }: { title: string }) => title)).toEqual([
    'Since last week, until today',
    'Today',
    'Today as well',
    'In summer',
  ])
  await app.close()
})

test('an event has its date, its place, its room for guests and its price as exact text', async ({
  database,
}) => {
  await database.orm.delete(events)
  await database.orm.insert(events).values([
    {
      title: 'Open days',
      description: 'Both halls dressed',
      startDate: toDay('2027-05-01'),
      endDate: toDay('2027-05-02'),
      location: 'Banquet hall',
      capacity: 150,
      priceCents: 1_050,
    },
    { title: 'A surprise', startDate: toDay('2027-05-03') },
  ])
  const app = await createApi(database, { today: '2027-03-10' })
  const [openDays, surprise] = (await app.inject({ method: 'GET', url: EVENTS_PATH })).json()
  expect(shownEvent.strict().parse(openDays)).toMatchObject({
    title: 'Open days',
    description: 'Both halls dressed',
    eventDate: '2027-05-01',
    endDate: '2027-05-02',
    location: 'Banquet hall',
    imageUrl: null,
    capacity: 150,
    price: '10.50',
  })
  expect(surprise).toMatchObject({ price: null, capacity: null, location: null, endDate: null })
  await app.close()
})
