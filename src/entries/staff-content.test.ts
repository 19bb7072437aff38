import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect } from 'vitest'
import { changed, type Thing, test } from '../../test/staffed-property'

beforeEach(() => {
  changed.length = 0
})

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
    change: {
      basePrice: '80.00',
      maxGuests: 3,
      beds: [{ kind: 'single', count: 3 }],
      view: 'The roses',
      kitchen: ['Fridge'],
      place: { x: 60, y: 90 },
    },
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
    read: '/api/admin/rate-plans',
    least: { name: 'Early', kind: 'percentage' },
    change: { change: '-10.00', minDaysAhead: 60 },
    wrong: [{ name: 'Early', kind: 'gift' }, 'kind', expect.stringMatching('percentage')],
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
    read: '/api/admin/charge-items',
    least: { name: 'Picnic for two', price: '18.00', department: 'restaurant' },
    change: { price: '20.00', isActive: false },
    wrong: [
      { name: 'Picnic', price: '0', department: 'restaurant' },
      'price',
      'Please give an amount above nothing, at most 100,000',
    ],
    shownAt: [],
  },
  {
    read: '/api/admin/hero-slides',
    least: { title: 'Evening', imageUrl: '/uploads/1.jpg' },
    change: { isActive: false },
    wrong: [{ title: '', imageUrl: '/1.jpg' }, 'title', 'Title is required'],
    shownAt: ['/api/hero-slides'],
  },
  {
    read: '/api/admin/house-facts',
    least: { subject: 'Pets', topic: 'pets' },
    change: { answer: 'no', words: 'Not even small ones.' },
    wrong: [{ subject: '' }, 'subject', 'Please say what it is about'],
    shownAt: ['/api/house-facts'],
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
    wrong: [{ title: '', content: 'It falls early.' }, 'title', 'Title is required'],
    shownAt: ['/api/blog-posts'],
  },
  {
    read: '/api/admin/message-templates',
    least: { name: 'Room for you', text: 'Dear {guest}, we have room from {arrival}.' },
    change: { text: 'Dear {guest}, there is room.' },
    wrong: [{ name: 'Room', text: 'Dear {name}' }, 'text', 'There is no field {name}'],
    shownAt: [],
  },
  {
    read: '/api/admin/companies',
    least: { name: 'Ankole Tours' },
    change: { taxNumber: '1000123456', termsDays: 14 },
    wrong: [{ name: 'Ankole Tours', email: 'somewhere' }, 'email', 'Please enter a valid email address'],
    shownAt: [],
  },
  {
    read: '/api/admin/breaches',
    least: {
      title: 'A lost phone',
      noticedOn: '2027-03-10',
      happened: 'A phone was lost.',
      affected: 'Guests',
    },
    change: { officeToldOn: '2027-03-10', persons: 12 },
    wrong: [
      { title: 'A lost phone', noticedOn: '2027-03-10', happened: 'Lost', affected: '' },
      'affected',
      'Please say whom it touches',
    ],
    shownAt: [],
  },
] as const

/** What holds data about guests, belongs to the books, or is deleted by no screen. */
const NOT_RESTORABLE: readonly string[] = [
  'blocks',
  'companies',
  'breaches',
  'charge-items',
  'video-settings',
]

/** As the trail tells it: without the words of guests. */
const told = ({ questions: _questions, ...thing }: Thing) => thing

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
    expect(rows[0]).toMatchObject({ before: null, after: told(made.body), staff_email: admin.account.email })
    expect(rows[1]).toMatchObject({ before: told(made.body), after: told(patched.body) })
    expect(rows[3]).toMatchObject({ before: told(replaced.body), after: null })
  })

  test('comes back as it was after it was deleted', async ({ staff: { admin, desk } }) => {
    if (NOT_RESTORABLE.some((name) => read.endsWith(name)))
      return expect((await admin.call('GET', `${read}/deleted`)).status).toBe(422)
    const { body: made } = await admin.call('POST', write, { ...least, ...change })
    await admin.call('DELETE', `${write}/${made.id}`)
    const deleted = (await admin.call('GET', `${read}/deleted`)).body
    expect(deleted[0]).toMatchObject({ id: made.id, staffEmail: admin.account.email })
    changed.length = 0
    const restored = await admin.call('POST', `${read}/deleted/${made.id}/restore`)
    expect(restored.status).toBe(200)
    expect((await desk.call('GET', `${read}/${made.id}`)).body).toEqual(restored.body)
    expect(restored.body).toEqual(made)
    expect(changed).toEqual(shownAt)
    expect((await admin.call('POST', `${read}/deleted/${made.id}/restore`)).status).toBe(404)
    await admin.call('DELETE', `${write}/${made.id}`)
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

test('a post never takes the address of an article that comes with the site', async ({
  staff: { admin },
}) => {
  const post = { title: 'A Year in Ankole', content: 'Ours' }
  expect((await admin.call('POST', '/api/admin/blog-posts', post)).body.slug).toBe('a-year-in-ankole-2')
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

test('the description of the API names every call and what it takes', async ({ app }) => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(Object.keys(paths['/api/admin/villas/{id}']).sort()).toEqual(['delete', 'get', 'patch', 'put'])
  const { schema } = paths['/api/admin/villas'].post.requestBody.content['application/json']
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['name', 'weekendPrice', 'isFeatured']),
  )
})

test('a program that knows nothing of drafts and of days to be shown leaves both as they are', async ({
  staff: { admin },
}) => {
  const whole = { name: 'Reed Villa', description: 'By the reeds' }
  const days = { showFrom: '2030-01-01', showUntil: '2030-12-31' }
  const { body: villa } = await admin.call('POST', '/api/admin/villas', {
    ...whole,
    ...days,
    isPublished: false,
  })
  const path = `/api/admin/villas/${villa.id}`
  const renamed = await admin.call('PUT', path, { ...whole, name: 'Rush Villa', isFeatured: true })
  expect(renamed).toMatchObject({ status: 200, body: { ...days, name: 'Rush Villa', isPublished: false } })
  // Who knows them empties them by saying so.
  const shown = { isPublished: true, showFrom: null, showUntil: '' }
  expect((await admin.call('PUT', path, { ...whole, ...shown })).body).toMatchObject({
    ...{ isPublished: true, showFrom: null, showUntil: null, isFeatured: false },
  })
})
