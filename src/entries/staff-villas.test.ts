import { describe, expect } from 'vitest'
import { bookingRequest, makeVilla } from '../../test/factories'
import { type Thing, test } from '../../test/staffed-property'

describe('villas', () => {
  test('of one name each get an address of their own', async ({ staff: { admin } }) => {
    const make = async (slug?: string) =>
      (await admin.call('POST', '/api/admin/villas', { name: 'Honey & Bee', description: 'Bees', slug })).body
    const first = await make()
    expect([first.slug, (await make('')).slug, (await make('Honey Bee!')).slug]).toEqual([
      'honey-bee',
      'honey-bee-2',
      'honey-bee-3',
    ])
    expect((await admin.call('PATCH', `/api/admin/villas/${first.id}`, { name: 'Bee' })).body.slug).toBe(
      'honey-bee',
    )
  })

  test('with bookings, and categories with villas, are not deleted', async ({
    app,
    staff: { admin },
    database,
  }) => {
    const id = await makeVilla(database.orm)
    await app.inject({ method: 'POST', url: '/api/bookings', payload: bookingRequest(id) })
    const villa = await admin.call('DELETE', `/api/admin/villas/${id}`)
    expect(villa).toMatchObject({ status: 409, body: { message: expect.stringContaining('bookings') } })
    const [category] = (await admin.call('GET', '/api/admin/villa-categories')).body
    const refused = await admin.call('DELETE', `/api/admin/villa-categories/${category.id}`)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('villas') } })
  })

  test('show a new price to visitors at once', async ({ app, staff: { admin } }) => {
    const [villa] = (await app.inject({ url: '/api/villas' })).json()
    await admin.call('PATCH', `/api/admin/villas/${villa.id}`, { basePrice: '123.45' })
    const now = (await app.inject({ url: '/api/villas' })).json()
    expect(now.find((one: Thing) => one.id === villa.id).price).toBe('$123.45')
  })

  test('have one main picture each', async ({ staff: { admin }, database }) => {
    const [one, other] = [await makeVilla(database.orm), await makeVilla(database.orm)]
    const add = async (villaId: number, isMain: boolean) =>
      (await admin.call('POST', '/api/admin/villa-images', { villaId, imageUrl: '/1.jpg', isMain })).body.id
    const first = await add(one, true)
    const second = await add(one, false)
    const elsewhere = await add(other, true)
    await admin.call('PATCH', `/api/admin/villa-images/${second}`, { isMain: true })
    const mains = async (villaId: number) =>
      (await admin.call('GET', `/api/admin/villa-images?villaId=${villaId}&isMain=true`)).body.map(
        (image: Thing) => image.id,
      )
    expect([await mains(one), await mains(other)]).toEqual([[second], [elsewhere]])
    expect(
      (await admin.call('GET', `/api/admin/villa-images?villaId=${one}`)).body.map((i: Thing) => i.id),
    ).toEqual([first, second])
    const { rows } = await database.pool.query(
      "select action, before, after from audit_entries where resource = 'villa-images' and row_id = $1 order by id",
      [first],
    )
    expect(rows).toMatchObject([
      { action: 'create', before: null },
      { action: 'update', before: { isMain: true }, after: { isMain: false, imageUrl: '/1.jpg' } },
    ])
  })
})
