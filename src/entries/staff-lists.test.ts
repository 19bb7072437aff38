import { describe, expect } from 'vitest'
import { type Thing, test } from '../../test/staffed-property'

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

  test('is filtered in the units in which it answers', async ({ staff: { desk, admin } }) => {
    const find = async (path: string) => (await desk.call('GET', `/api/admin/${path}`)).body
    const [category] = await find('villa-categories?pageSize=1')
    const price = `/api/admin/villa-categories/${category.id}`
    expect((await admin.call('PATCH', price, { pricePerNight: '52.50' })).status).toBe(200)
    for (const amount of ['52.50', '52.5'])
      expect(await find(`villa-categories?pricePerNight=${amount}`)).toEqual([
        expect.objectContaining({ id: category.id, pricePerNight: '52.50' }),
      ])
    expect(await find('villa-categories?pricePerNight=5250')).toEqual([])
    const { id } = (
      await admin.call('POST', '/api/admin/events', { title: 'A filtered day', eventDate: '2031-05-06' })
    ).body
    expect(await find('events?startDate=2031-05-06')).toEqual([expect.objectContaining({ id })])
    for (const query of ['pricePerNight=52.505', 'pricePerNight=$52', 'id=1.5', 'sort=__proto__', 'id=0x1'])
      expect((await desk.call('GET', `/api/admin/villa-categories?${query}`)).status, query).toBe(422)
    for (const query of ['startDate=50', 'startDate=2027-02-30', 'price=999999999.99'])
      expect((await desk.call('GET', `/api/admin/events?${query}`)).status, query).toBe(422)
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
    const { body, headers } = await desk.call('GET', `/api/admin/${noun}`)
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(5000)
    // The gallery is never cut.
    expect(body.length).toBe(noun === 'gallery' ? Number(headers['x-total-count']) : 500)
    await database.pool.query(`delete from ${table} where title like 'Picture %'`)
  })
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
