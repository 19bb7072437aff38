import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect } from 'vitest'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'
import { bookingRequest, makeVilla } from '../../test/factories'
import { signInAs } from '../../test/staff'
import { loadSampleProperty } from './sample-property'

const changed: string[] = []

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await loadSampleProperty(database.orm)
    const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
    onCleanup(() => app.close())
    return app
  })
  .extend('staff', { scope: 'file' }, async ({ app, database }) => ({
    desk: await signInAs(app, database.orm, 'user'),
    admin: await signInAs(app, database.orm, 'admin'),
  }))

beforeEach(() => {
  changed.length = 0
})

type Thing = { id: number; [field: string]: unknown }

/** Every resource: where it is read and written, the least that must be sent, one change, and one thing wrong. */
const RESOURCES = [
  {
    read: '/api/admin/villa-categories',
    least: { name: 'Garden suite' },
    change: { pricePerNight: '70.50' },
    wrong: [{ name: '' }, 'name', 'Category name is required'],
    shownAt: ['/api/villa-categories', '/api/villas'],
  },
  {
    read: '/api/admin/villas',
    least: { name: 'Rose Villa', description: 'Roses' },
    change: { basePrice: '80.00', maxGuests: 3 },
    wrong: [{ name: 'Rose Villa', description: ' ' }, 'description', 'Description is required'],
    shownAt: ['/api/villas'],
  },
  {
    read: '/api/admin/villa-images',
    least: { villaId: 1, imageUrl: '/uploads/1.jpg' },
    change: { isMain: true },
    wrong: [{ villaId: 1, imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Must be a valid URL or file path'],
    shownAt: ['/api/villas'],
  },
  {
    read: '/api/admin/villa-videos',
    least: { villaId: 1, title: 'A walk', videoUrl: 'https://example.com/1.mp4' },
    change: { duration: 90, sortOrder: 2 },
    wrong: [{ villaId: 1, title: '', videoUrl: '/1.mp4' }, 'title', 'Title is required'],
    shownAt: ['/api/villas'],
  },
  {
    read: '/api/admin/seasons',
    least: { name: 'Christmas', startDate: '2027-12-20', endDate: '2028-01-02' },
    change: { price: '90.00', minNights: 3 },
    wrong: [
      { name: 'Christmas', startDate: 'soon', endDate: '2028-01-02' },
      'startDate',
      'Please give a real date as yyyy-mm-dd',
    ],
    shownAt: ['/api/villas'],
  },
  {
    read: '/api/admin/blocks',
    least: { villaId: 1, startDate: '2027-12-20', endDate: '2027-12-24' },
    change: { kind: 'owner', note: 'The owner’s Christmas' },
    wrong: [
      { villaId: 1, startDate: 'soon', endDate: '2027-12-24' },
      'startDate',
      'Please give a real date as yyyy-mm-dd',
    ],
    shownAt: ['/api/bookings'],
  },
  {
    read: '/api/admin/hero-slides',
    least: { title: 'Evening', imageUrl: '/uploads/1.jpg' },
    change: { isActive: false },
    wrong: [{ title: '', imageUrl: '/1.jpg' }, 'title', 'Title is required'],
    shownAt: ['/api/hero-slides'],
  },
  {
    read: '/api/video-settings',
    least: { section: 'welcome', settingKey: 'colour' },
    change: { settingValue: 'green' },
    wrong: [{ section: '', settingKey: 'x' }, 'section', 'Section is required'],
    shownAt: ['/api/public/video-settings'],
  },
  {
    read: '/api/admin/gallery',
    least: { title: 'Dusk', imageUrl: '/uploads/1.jpg', category: 'exterior' },
    change: { isVisible: false },
    wrong: [{ title: 'Dusk', imageUrl: '', category: 'exterior' }, 'imageUrl', 'Image URL is required'],
    shownAt: ['/api/gallery'],
  },
  {
    read: '/api/admin/video-tours',
    write: '/api/video-tours',
    least: { title: 'A walk', videoUrl: 'https://youtu.be/abcdefghijk' },
    change: { thumbnailUrl: '/uploads/1.jpg', duration: 61 },
    wrong: [{ title: '', videoUrl: '/1.mp4' }, 'title', 'Title is required'],
    shownAt: ['/api/video-tours'],
  },
  {
    read: '/api/admin/events',
    least: { title: 'Supper', eventDate: '2027-04-01' },
    change: { price: '25.00', endDate: '2027-04-02' },
    wrong: [
      { title: 'Supper', eventDate: '2027-02-30' },
      'eventDate',
      'Please give a real date as yyyy-mm-dd',
    ],
    shownAt: ['/api/events'],
  },
  {
    read: '/api/admin/blog-posts',
    least: { title: 'Dusk over Ankole', content: 'It falls early.' },
    change: { isPublished: true },
    wrong: [{ title: 'Dusk', content: '' }, 'content', 'Content is required'],
    shownAt: ['/api/blog-posts'],
  },
] as const

describe.for(RESOURCES)('$read', (resource) => {
  const { read, least, change, shownAt, wrong } = resource
  const write = 'write' in resource ? resource.write : read

  test('is listed, made, changed in part and as a whole, and deleted, each with its entry in the trail', async ({
    staff: { admin, desk },
    database,
  }) => {
    const made = await admin.call('POST', write, least)
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(Number), ...least } })
    const { id } = made.body
    const path = `${write}/${id}`
    expect((await desk.call('GET', `${read}/${id}`)).body).toEqual(made.body)

    const patched = await admin.call('PATCH', path, change)
    expect(patched).toMatchObject({ status: 200, body: { id, ...least, ...change } })
    const replaced = await admin.call('PUT', path, least)
    // What a form leaves out is cleared, or has its default again.
    expect({ ...replaced.body, updatedAt: '' }).toEqual({ ...made.body, updatedAt: '' })

    const { body: list } = await desk.call('GET', read)
    expect(list.map((thing: Thing) => thing.id)).toContain(id)
    expect((await admin.call('DELETE', path)).status).toBe(204)
    for (const gone of [
      admin.call('GET', `${read}/${id}`),
      admin.call('PUT', path, least),
      admin.call('DELETE', path),
    ])
      expect((await gone).status).toBe(404)

    expect([...new Set(changed)]).toEqual(shownAt)
    expect(changed).toHaveLength(4 * shownAt.length)
    const { rows } = await database.pool.query(
      'select action, before, after, staff_email from audit_entries where row_id = $1 and staff_id = $2 and resource = $3 order by id',
      [id, admin.account.id, write.split('/').at(-1)],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete'])
    expect(rows[0]).toMatchObject({ before: null, after: made.body, staff_email: admin.account.email })
    expect(rows[1]).toMatchObject({ before: made.body, after: patched.body })
    expect(rows[3]).toMatchObject({ before: replaced.body, after: null })
  })

  test('is not written over by somebody whose form is older than what stands there', async ({
    staff: { admin, desk },
  }) => {
    const { body: opened } = await admin.call('POST', write, least)
    const path = `${write}/${opened.id}`
    await setTimeout(2)
    const theirs = await admin.call('PUT', path, { ...least, ...change, updatedAt: opened.updatedAt })
    expect(theirs.status).toBe(200)

    for (const method of ['PUT', 'PATCH'] as const) {
      const late = await admin.call(method, path, { ...least, updatedAt: opened.updatedAt })
      expect(late).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Somebody else changed this') },
      })
    }
    expect((await desk.call('GET', `${read}/${opened.id}`)).body).toEqual(theirs.body)

    // Who has seen what is new may write over it.
    const again = await admin.call('PUT', path, { ...least, updatedAt: theirs.body.updatedAt })
    expect(again).toMatchObject({ status: 200, body: least })
    await admin.call('DELETE', path)
  })

  test('says which field is wrong, and writes nothing', async ({ staff: { admin }, database }) => {
    const count = async () => (await database.pool.query('select count(*) from audit_entries')).rows[0]?.count
    const before = await count()
    const [body, path, message] = wrong
    const answer = await admin.call('POST', write, body)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, message }] } })
    expect((await admin.call('PATCH', `${write}/1`, { [path]: 17 })).status).toBe(422)
    expect(await count()).toBe(before)
    expect(changed).toEqual([])
  })
})

describe('a list', () => {
  test('is searched, sorted, filtered and paged', async ({ staff: { desk, admin } }) => {
    const list = async (query: string) => {
      const { status, body, headers } = await desk.call('GET', `/api/admin/villas?${query}`)
      expect(status, query).toBe(200)
      return { names: body.map((villa: Thing) => villa.slug), villas: body, total: headers['x-total-count'] }
    }
    const all = await list('')
    expect(all.total).toBe('25')
    expect(all.names).toHaveLength(25)
    expect(
      (await list('search=ROSE%20villa')).names.every((slug: string) => slug.startsWith('rose-villa')),
    ).toBe(true)
    expect((await list('search=rose')).names.length).toBeGreaterThan(0)
    expect((await list('search=100%25')).names).toEqual([])

    const pages = await Promise.all([1, 2, 3].map((page) => list(`sort=-slug&page=${page}&pageSize=10`)))
    expect(pages.map(({ total }) => total)).toEqual(['25', '25', '25'])
    const paged = pages.flatMap(({ names }) => names)
    expect(paged).toEqual([...all.names].sort().reverse())

    const off = all.villas[0]
    await admin.call('PATCH', `/api/admin/villas/${off.id}`, { isAvailable: false, basePrice: '999.00' })
    const closed = await list('isAvailable=false')
    expect(closed.names).toContain(off.slug)
    expect(closed.villas.some((villa: Thing) => villa.isAvailable)).toBe(false)
    expect((await list('sort=-basePrice&pageSize=1')).names).toEqual([off.slug])
    for (const query of ['sort=nothing', 'isAvailable=maybe', 'page=0', 'pageSize=100000'])
      expect((await desk.call('GET', `/api/admin/villas?${query}`)).status, query).toBe(422)
  })

  test.for([
    ['gallery', 'gallery_images (title, image_url, category)', ", '/uploads/' || n || '.jpg', 'dining'"],
    ['video-tours', 'video_tours (title, video_url)', ", '/uploads/' || n || '.mp4'"],
    ['hero-slides', 'hero_slides (title, image_url)', ", '/uploads/' || n || '.jpg'"],
    ['events', 'events (title, start_date)', ", date '2031-01-01'"],
    ['blog-posts', 'blog_posts (title, slug, content)', ", 'picture-' || n, 'It falls early.'"],
  ] as const)('of 5,000 %s goes on working', async ([noun, into, values], { staff: { desk }, database }) => {
    const table = into.split(' ')[0]
    await database.pool.query(
      `insert into ${into} select 'Picture ' || n ${values} from generate_series(1, 5000) n`,
    )
    const page = await desk.call('GET', `/api/admin/${noun}?search=picture%204999&page=1`)
    expect(page.body).toEqual([expect.objectContaining({ title: 'Picture 4999' })])
    const last = await desk.call('GET', `/api/admin/${noun}?sort=-title&pageSize=1&search=picture`)
    expect(last.body).toEqual([expect.objectContaining({ title: 'Picture 999' })])
    const whole = await desk.call('GET', `/api/admin/${noun}`)
    expect(whole.body.length).toBeGreaterThanOrEqual(5000)
    await database.pool.query(`delete from ${table} where title like 'Picture %'`)
  })
})

test('a post never takes the address of an article that comes with the site', async ({
  staff: { admin },
}) => {
  const post = { title: 'A Year in Ankole', content: 'Ours' }
  expect((await admin.call('POST', '/api/admin/blog-posts', post)).body.slug).toBe('a-year-in-ankole-2')
})

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

test('the other names of the specification are the same switches', async ({ staff: { admin } }) => {
  const image = { title: 'Dusk', imageUrl: '/1.jpg', category: 'exterior', isActive: false }
  expect((await admin.call('POST', '/api/admin/gallery', image)).body.isVisible).toBe(false)
  const slide = { title: 'Dusk', imageUrl: '/1.jpg', buttonLink: '/villas', sortOrder: 7 }
  expect((await admin.call('POST', '/api/admin/hero-slides', slide)).body).toMatchObject({
    buttonUrl: '/villas',
    orderIndex: 7,
  })
})

test('values that the database refuses come back as words', async ({ staff: { admin } }) => {
  const event = { title: 'Supper', eventDate: '2027-04-02', endDate: '2027-04-01' }
  expect(await admin.call('POST', '/api/admin/events', event)).toMatchObject({
    status: 422,
    body: { message: 'These values do not fit together: events end not before start.' },
  })
  const setting = { section: 'twice', settingKey: 'title' }
  await admin.call('POST', '/api/video-settings', setting)
  expect((await admin.call('POST', '/api/video-settings', setting)).status).toBe(409)
  const tour = { title: 'Late', videoUrl: '/1.mp4', sortOrder: 99_999_999_999 }
  expect((await admin.call('POST', '/api/video-tours', tour)).status).toBe(422)
  const orphan = { villaId: 2_147_483_000, imageUrl: '/1.jpg' }
  expect((await admin.call('POST', '/api/admin/villa-images', orphan)).status).toBe(422)
})

describe('several at once', () => {
  const names = ['First', 'Second', 'Third']

  test('are put in order by one call, and the trail has the order before and after', async ({
    app,
    staff: { admin },
    database,
  }) => {
    const ids: number[] = []
    for (const title of names)
      ids.push(
        (await admin.call('POST', '/api/admin/hero-slides', { title, imageUrl: '/1.jpg', orderIndex: 50 }))
          .body.id,
      )
    const order = [...ids].reverse()
    expect((await admin.call('POST', '/api/admin/hero-slides/order', { ids: order })).status).toBe(204)
    const shown = (await app.inject({ url: '/api/hero-slides' }))
      .json()
      .filter((s: Thing) => ids.includes(s.id))
    expect(shown.map(({ title, orderIndex }: Thing) => [title, orderIndex])).toEqual([
      ['Third', 0],
      ['Second', 1],
      ['First', 2],
    ])
    const missing = await admin.call('POST', '/api/admin/hero-slides/order', { ids: [...ids, 2_147_483_000] })
    expect(missing.status).toBe(404)
    await admin.call('POST', '/api/admin/hero-slides/order', { ids })
    const { rows } = await database.pool.query(
      "select row_id, before, after from audit_entries where action = 'reorder' and resource = 'hero-slides' order by id",
    )
    expect(rows).toEqual([
      { row_id: null, before: { ids }, after: { ids: order } },
      { row_id: null, before: { ids: order }, after: { ids } },
    ])
  })

  test('are hidden, shown and deleted, all or none', async ({ app, staff: { admin, desk } }) => {
    const ids: number[] = []
    for (const title of names)
      ids.push(
        (await admin.call('POST', '/api/admin/gallery', { title, imageUrl: '/1.jpg', category: 'dining' }))
          .body.id,
      )
    const visible = async () =>
      (await app.inject({ url: '/api/gallery' })).json().filter((image: Thing) => ids.includes(image.id))
        .length
    const bulk = (action: string, some: number[] = ids) =>
      admin.call('POST', '/api/admin/gallery/bulk', { ids: some, action })
    expect((await desk.call('POST', '/api/admin/gallery/bulk', { ids, action: 'delete' })).status).toBe(403)
    expect((await bulk('hide')).status).toBe(204)
    expect(await visible()).toBe(0)
    expect((await bulk('show', [...ids, 2_147_483_000])).status).toBe(404)
    expect(await visible()).toBe(0)
    await bulk('show')
    expect(await visible()).toBe(3)
    await bulk('delete')
    expect(await visible()).toBe(0)
  })
})

test('the description of the API names every call and what it takes', async ({ app }) => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(Object.keys(paths['/api/admin/villas/{id}']).sort()).toEqual(['delete', 'get', 'patch', 'put'])
  const { schema } = paths['/api/admin/villas'].post.requestBody.content['application/json']
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['name', 'weekendPrice', 'isFeatured']),
  )
})
