import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { createApi } from '../../test/app'
import { bookingRequest, groupRequest, makeVilla } from '../../test/factories'
import { test as staffed, type Thing } from '../../test/staffed-property'

const DAYS = ['2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13'] as const
/** Shown on the two days in the middle. */
const SHOWN = { showFrom: toDay(DAYS[1]), showUntil: toDay(DAYS[2]) }

const LATE = '2099-03-12'

/** `test` with the same property's API as it is on four days running. */
const test = staffed.extend('days', { scope: 'file' }, async ({ app: _loaded, database }, { onCleanup }) => {
  const apps = await Promise.all(DAYS.map((today) => createApi(database, { today })))
  onCleanup(async () => {
    for (const app of apps) await app.close()
  })
  return apps
})

test.for([
  ['/api/admin/hero-slides', '/api/hero-slides', { title: 'Christmas', imageUrl: '/1.jpg' }],
  ['/api/admin/events', '/api/events', { title: 'Christmas', eventDate: '2027-12-24' }],
  ['/api/admin/blog-posts', '/api/blog-posts', { title: 'Christmas', content: 'Tinsel', isPublished: true }],
  ['/api/admin/villas', '/api/villas', { name: 'Christmas', description: 'Tinsel', basePrice: '80.00' }],
] as const)(
  'what %s keeps is seen from its first day to its last',
  async ([kept, shown, least], { days, staff: { admin } }) => {
    const { status, body } = await admin.call('POST', kept, { ...least, ...SHOWN })
    expect(status).toBe(201)
    expect(await seenOn(days, shown, body.id)).toEqual([false, true, true, false])
    expect((await days[1]?.inject({ url: shown }))?.body).not.toContain('showFrom')
    await admin.call('PATCH', `${kept}/${body.id}`, { showFrom: null })
    expect(await seenOn(days, shown, body.id)).toEqual([true, true, true, false])
    await admin.call('PATCH', `${kept}/${body.id}`, { showUntil: null })
    expect(await seenOn(days, shown, body.id)).toEqual([true, true, true, true])
    expect(await admin.call('PATCH', `${kept}/${body.id}`, SHOWN)).toMatchObject({ body: SHOWN })
    const turned = { showFrom: DAYS[2], showUntil: DAYS[1] }
    expect((await admin.call('PATCH', `${kept}/${body.id}`, turned)).status).toBe(422)
  },
)

test('a post is dated by the day from which it is shown, and stands among the others by it', async ({
  database,
  staff: { admin },
}) => {
  const post = { content: 'Text', isPublished: true }
  const { body: dated } = await admin.call('POST', '/api/admin/blog-posts', {
    ...post,
    title: 'Dated',
    showFrom: LATE,
  })
  const { body: written } = await admin.call('POST', '/api/admin/blog-posts', { ...post, title: 'Written' })
  const late = await createApi(database, { today: LATE })
  const posts: Thing[] = (await late.inject({ url: '/api/blog-posts' })).json()
  expect(posts.map(({ id }) => id).filter((id) => [dated.id, written.id].includes(id))).toEqual([
    dated.id,
    written.id,
  ])
  expect(posts.find(({ id }) => id === dated.id)?.createdAt).toBe('2099-03-11T21:00:00.000Z')
  await late.close()
})

test('guests book no villa that they do not see; staff do', async ({ days, staff, database }) => {
  const draft = await makeVilla(database.orm, { isPublished: false })
  const dated = await makeVilla(database.orm, SHOWN)
  const book = async (
    app: FastifyInstance | undefined,
    villaId: number,
    checkIn: string,
    checkOut: string,
  ) => {
    const payload = {
      ...bookingRequest(villaId),
      checkInDate: checkIn,
      checkOutDate: checkOut,
      totalAmount: null,
    }
    return (await app?.inject({ method: 'POST', url: '/api/bookings', payload }))?.statusCode
  }
  expect(await book(days[0], draft, '2027-04-01', '2027-04-02')).toBe(422)
  // The second time on terms that this process knows already.
  expect(await book(days[0], dated, '2027-04-01', '2027-04-02')).toBe(422)
  expect(await book(days[1], dated, '2027-04-01', '2027-04-02')).toBe(201)
  expect(await book(days[2], dated, '2027-04-02', '2027-04-03')).toBe(201)
  expect(await book(days[3], dated, '2027-04-03', '2027-04-04')).toBe(422)
  const open = await makeVilla(database.orm)
  const group = await days[0]?.inject({
    method: 'POST',
    url: '/api/group-bookings',
    payload: groupRequest([open, draft]),
  })
  expect(group?.statusCode).toBe(422)
  const code = `/api/promo-codes/check?code=NONE&villaId=${draft}&checkIn=2027-04-01&checkOut=2027-04-02`
  expect((await days[0]?.inject({ url: code }))?.json().message).toContain('villa cannot be booked')
  const { body: bookable } = await staff.desk.call('GET', '/api/admin/bookable-villas')
  expect(bookable.map(({ id }: Thing) => id)).toEqual(expect.arrayContaining([draft, dated, open]))
  const hidden = bookable.filter(({ isHidden }: Thing) => isHidden).map(({ id }: Thing) => id)
  expect([hidden.includes(draft), hidden.includes(dated), hidden.includes(open)]).toEqual([true, true, false])
  const byStaff = { ...bookingRequest(draft), source: 'phone' }
  expect((await staff.desk.call('POST', '/api/admin/bookings', byStaff)).status).toBe(201)
})

async function seenOn(days: readonly FastifyInstance[], path: string, id: number): Promise<boolean[]> {
  const lists = await Promise.all(days.map(async (app) => (await app.inject({ url: path })).json()))
  return lists.map((list: Thing[]) => list.some((one) => one.id === id))
}
