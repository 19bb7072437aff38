import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const GUESTS = [
  ['Akello Namatovu', 'akello@guest.example', '+256 772 123456'],
  ['Grace Kyomuhendo', 'grace@guest.example', null],
  ['Thomas Okello', 'tom@travel.example', null],
] as const

const test = base.extend(
  'desk',
  { scope: 'file' },
  async ({ database: { orm }, database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    const villaId = await makeVilla(orm, { roomNumber: 'R07' })
    const ids: number[] = []
    for (const [place, [guestName, guestEmail, guestPhone]] of GUESTS.entries())
      ids.push(
        await makeBooking(orm, villaId, {
          ...{ guestName, guestEmail, guestPhone },
          checkInDate: toDay(`2027-04-1${place}`),
          checkOutDate: toDay(`2027-04-1${place + 1}`),
        }),
      )
    return { ids, ...(await signInAs(app, orm, 'user')) }
  },
)

type Call = (method: 'GET', url: string) => Promise<{ body: { bookings: { guestName: string }[] } }>

async function find(call: Call, typed: string): Promise<string[]> {
  const { body } = await call('GET', `/api/admin/find?q=${encodeURIComponent(typed)}`)
  return body.bookings.map(({ guestName }) => guestName)
}

test('a guest is found by part of the name, the e-mail or the phone', async ({ desk }) => {
  expect(await find(desk.call, 'namatovu')).toEqual(['Akello Namatovu'])
  expect(await find(desk.call, 'TRAVEL.example')).toEqual(['Thomas Okello'])
  expect(await find(desk.call, '772 123')).toEqual(['Akello Namatovu'])
  expect(await find(desk.call, '100%')).toEqual([])
})

test('a name with typing mistakes is found, the likest first', async ({ desk }) => {
  expect(await find(desk.call, 'kyomuhedno')).toEqual(['Grace Kyomuhendo'])
  expect((await find(desk.call, 'okelo'))[0]).toBe('Thomas Okello')
  expect(await find(desk.call, 'namatovo')).toEqual(['Akello Namatovu'])
  expect(await find(desk.call, 'xylophone')).toEqual([])
})

test('of an address mistakes are forgiven before its @ alone, and in digits none', async ({ desk }) => {
  expect(await find(desk.call, 'akelo@guest.example')).toEqual(['Akello Namatovu'])
  expect(await find(desk.call, 'xylophone@guest.example')).toEqual([])
  expect(await find(desk.call, '+256 772 123457')).toEqual([])
  expect(await find(desk.call, 'namatovo 772')).toEqual(['Akello Namatovu'])
})

test('a booking is found by its number and by its reference, however it is typed', async ({
  desk,
  database,
}) => {
  const [id] = desk.ids
  expect(await find(desk.call, `#${id}`)).toEqual(['Akello Namatovu'])
  const { rows } = await database.pool.query('select reference from bookings where id = $1', [id])
  const { reference } = rows[0]
  expect(await find(desk.call, `${reference.slice(0, 4)} ${reference.slice(4).toLowerCase()}`)).toEqual([
    'Akello Namatovu',
  ])
})

test('what is found says where and when; nothing typed and too much are refused', async ({ desk }) => {
  const { body } = await desk.call('GET', '/api/admin/find?q=namatovu')
  expect(body.bookings[0]).toMatchObject({
    id: desk.ids[0],
    villaName: 'Rose Villa',
    roomNumber: 'R07',
    checkInDate: '2027-04-10',
    checkOutDate: '2027-04-11',
    status: 'pending',
  })
  expect((await desk.call('GET', '/api/admin/find?q=%20')).status).toBe(422)
  expect((await desk.call('GET', `/api/admin/find?q=${'a'.repeat(101)}`)).status).toBe(422)
})
