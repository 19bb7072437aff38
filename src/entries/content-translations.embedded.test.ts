import { and, desc, eq, inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { pageSections } from '@/features/page-sections/server/table'
import { TRANSLATED_FACTS } from '@/features/property/rules/translated-facts'
import { type ContentTranslation, findGaps } from '@/kernel/content-translation'
import { auditEntries } from '@/server/audit/table'
import { contentTranslations } from '@/server/crud/table'
import { test as base } from '../../test/database'
import { bookingRequest, groupRequest, makeVilla } from '../../test/factories'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'

const VILLAS = '/api/admin/villas'
const SLIDES = '/api/admin/hero-slides'

type Thing = { id: number; [field: string]: unknown }

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createSite(database, {
      env: { SITE_URL: 'http://hotel.example.com', SITE_LANGUAGES: 'en,fr,sw,de' },
    })
    onCleanup(() => app.close())
    return app
  })
  .extend('staff', { scope: 'file' }, async ({ app, database }) => {
    const admin = await signInAs(app, database.orm, 'admin')
    return {
      admin,
      boss: await signInAs(app, database.orm, 'superadmin'),
      desk: await signInAs(app, database.orm, 'user'),
      /** Writes the texts of a row in some languages. */
      translate: async (path: string, id: number, sent: object) =>
        await admin.call('PUT', `${path}/${id}/translations`, sent),
      /** A row that visitors see, the first unless it is named. */
      make: async (path: string, values: object): Promise<Thing> =>
        (await admin.call('POST', path, values)).body,
    }
  })
  .extend('read', { scope: 'file' }, async ({ app }) => async (url: string, id: number) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode, url).toBe(200)
    return (answer.json() as Thing[]).find((one) => one.id === id)
  })

const SLIDE = {
  title: 'Dusk comes',
  subtitle: 'On the hill',
  imageUrl: '/uploads/dusk.jpg',
  featureHighlights: ['Lanterns', 'Cool air'],
}

describe('what came with the site', () => {
  test('is told in every language with no word of staff, and theirs goes before it', async ({
    app,
    staff: { admin, translate },
    read,
  }) => {
    const path = '/api/admin/villa-categories'
    const [{ id }] = (await app.inject({ url: '/api/villa-categories' })).json()
    expect(await read('/fr/api/villa-categories', id)).toMatchObject({
      name: 'Studio sur jardin',
      englishName: 'Garden Studio',
      view: 'La bananeraie',
      badge: 'Meilleur prix',
    })
    expect(await read('/api/villa-categories', id)).not.toHaveProperty('englishName')
    const villa = (await app.inject({ url: '/de/api/villas' })).json()[0]
    expect(villa).toMatchObject({ name: 'Forest Breeze', categoryName: 'Gartenstudio' })
    expect(villa.gallery.images[0].caption).toBe('Das Garden House zwischen seinen alten Bäumen')
    const film = (await app.inject({ url: '/sw/api/public/video-settings' })).json()
    expect(film).toContainEqual(expect.objectContaining({ settingValue: 'Karibu Pearl Villas' }))
    // The panel has it as translated, and keeps nothing of it that is sent back as it is.
    const listed = async (language: string) =>
      (await admin.call('GET', `${path}/translations`)).body.translations.find(
        (one: ContentTranslation) => one.rowId === id && one.language === language,
      )
    const { texts } = await listed('fr')
    expect(texts).toMatchObject({ name: 'Studio sur jardin', view: 'La bananeraie' })
    const { body } = await translate(path, id, { fr: { texts: { ...texts, view: 'Les bananiers' } } })
    expect(body.translations).toHaveLength(3)
    expect(await read('/fr/api/villa-categories', id)).toMatchObject({
      name: 'Studio sur jardin',
      view: 'Les bananiers',
    })
    // Another English one is read in English until it is translated.
    await admin.call('PATCH', `${path}/${id}`, { view: 'The fig tree' })
    expect(await read('/de/api/villa-categories', id)).toMatchObject({ view: 'The fig tree' })
    // One that the site knows, too, is told by it where staff have translated none; theirs stays, also when it is saved again.
    await admin.call('PATCH', `${path}/${id}`, { view: 'Desk' })
    expect(await read('/de/api/villa-categories', id)).toMatchObject({ view: 'Schreibtisch' })
    const after = await listed('fr')
    expect(after).toMatchObject({ texts: { view: 'Les bananiers' }, sources: { view: 'The banana garden' } })
    await translate(path, id, { fr: { texts: after.texts } })
    expect(await read('/fr/api/villa-categories', id)).toMatchObject({ view: 'Les bananiers' })
  })
})

describe('a translation', () => {
  test('is what guests read in its language, with English elsewhere and for what is missing', async ({
    staff: { admin, make, translate },
    read,
  }) => {
    const { id } = await make(SLIDES, SLIDE)
    const texts = { title: 'Le soir tombe', featureHighlights: ['Lanternes', 'Air frais'] }
    const { status, body } = await translate(SLIDES, id, { fr: { texts: { ...texts, subtitle: ' ' } } })
    expect(status).toBe(200)
    const { title, featureHighlights } = SLIDE
    const stored = { rowId: id, language: 'fr', texts, sources: { title, featureHighlights } }
    expect(body.translations).toEqual([{ ...stored, updatedAt: expect.any(String) }])
    const listed = (await admin.call('GET', `${SLIDES}/translations`)).body
    expect(listed.languages).toEqual(['fr', 'sw', 'de'])
    expect(listed.translations.filter(({ rowId }: { rowId: number }) => rowId === id)).toEqual(
      body.translations,
    )

    const english = await read('/api/hero-slides', id)
    expect(english).toMatchObject(SLIDE)
    expect(await read('/fr/api/hero-slides', id)).toEqual({ ...english, ...texts })
    expect(await read('/de/api/hero-slides', id)).toEqual(english)
    expect((await admin.call('GET', `${SLIDES}/${id}`)).body).toMatchObject(SLIDE)
  })

  test('of a villa passes through its category and its gallery', async ({
    staff: { make, translate },
    read,
  }) => {
    const category = await make('/api/admin/villa-categories', {
      name: 'Fern',
      amenities: ['Hearth'],
      view: 'Hills',
    })
    const values = {
      name: 'Fern 1',
      description: 'Ferns',
      basePrice: '90.00',
      categoryId: category.id,
      view: 'Ferns',
    }
    const villa = await make(VILLAS, values)
    const own = { villaId: villa.id, altText: 'A fern', caption: 'Green' }
    const picture = await make('/api/admin/villa-images', { ...own, imageUrl: '/uploads/fern.jpg' })
    const film = { villaId: villa.id, title: 'A walk', videoUrl: 'https://example.com/1.mp4' }
    const video = await make('/api/admin/villa-videos', film)
    await translate(VILLAS, villa.id, { de: { texts: { description: 'Farne', view: 'Auf Farne' } } })
    await translate('/api/admin/villa-categories', category.id, {
      de: { texts: { amenities: ['Kamin'], view: 'Hügel' } },
    })
    await translate('/api/admin/villa-images', picture.id, { de: { texts: { altText: 'Ein Farn' } } })
    await translate('/api/admin/villa-videos', video.id, { de: { texts: { title: 'Ein Gang' } } })
    expect(await read('/de/api/villas', villa.id)).toMatchObject({
      name: 'Fern 1',
      description: 'Farne',
      view: 'Auf Farne',
      amenities: ['Kamin'],
      gallery: { images: [{ altText: 'Ein Farn', caption: 'Green' }], videos: [{ title: 'Ein Gang' }] },
    })
    const categories = '/api/villa-categories'
    expect(await read(`/de${categories}`, category.id)).toMatchObject({ areAmenitiesTranslated: true })
    for (const elsewhere of [categories, `/fr${categories}`])
      expect(await read(elsewhere, category.id)).not.toHaveProperty('areAmenitiesTranslated')
    expect(await read('/api/villas', villa.id)).toMatchObject({
      description: 'Ferns',
      gallery: { images: [{ altText: 'A fern' }], videos: [{ title: 'A walk' }] },
    })
  })

  test('is not shown where the villa says as its category does by now', async ({
    staff: { admin, make, translate },
    read,
  }) => {
    const category = await make('/api/admin/villa-categories', { name: 'Moss', view: 'Hills' })
    const villa = await make(VILLAS, {
      name: 'Moss',
      description: 'M',
      basePrice: '90.00',
      categoryId: category.id,
      view: 'Moss',
    })
    await translate(VILLAS, villa.id, { fr: { texts: { view: 'Mousse' } } })
    expect(await read('/fr/api/villas', villa.id)).toMatchObject({ view: 'Mousse' })
    await admin.call('PATCH', `${VILLAS}/${villa.id}`, { view: null })
    expect(await read('/fr/api/villas', villa.id)).toMatchObject({ view: 'Hills' })
  })

  test('is on pages that were kept without it', async ({ app, staff: { make, translate } }) => {
    const { id } = await make(SLIDES, { ...SLIDE, title: 'Slide of pages' })
    const page = async (url: string) => (await app.inject({ url })).body
    expect(await page('/fr/')).toContain('Slide of pages')
    await translate(SLIDES, id, { fr: { texts: { title: 'Image des pages' } } })
    expect(await page('/fr/')).toContain('Image des pages')
    expect(await page('/')).toContain('Slide of pages')
  })

  test('remembers the English it was made from until it is written anew or said to fit', async ({
    staff: { admin, make, translate },
  }) => {
    const { id } = await make(SLIDES, SLIDE)
    const texts = { title: 'Le soir', subtitle: 'Sur la colline' }
    await translate(SLIDES, id, { fr: { texts } })
    await admin.call('PATCH', `${SLIDES}/${id}`, { title: 'Dawn comes', subtitle: 'In the valley' })
    const sourcesAfter = async (sent: object) =>
      (await translate(SLIDES, id, { fr: sent })).body.translations[0].sources
    expect(await sourcesAfter({ texts: { ...texts, title: 'Le matin' } })).toEqual({
      title: 'Dawn comes',
      subtitle: 'On the hill',
    })
    expect(await sourcesAfter({ texts: { ...texts, title: 'Le matin' }, isCurrent: true })).toEqual({
      title: 'Dawn comes',
      subtitle: 'In the valley',
    })
  })

  test('remembers the English that was read, where somebody wrote another one meanwhile', async ({
    staff: { admin, make, translate },
  }) => {
    const { id } = await make(SLIDES, SLIDE)
    const english = { title: SLIDE.title, subtitle: SLIDE.subtitle }
    await admin.call('PATCH', `${SLIDES}/${id}`, { title: 'Dawn comes' })
    const texts = { title: 'Le soir', subtitle: 'Sur la colline' }
    const sourcesAfter = async (sent: object) =>
      (await translate(SLIDES, id, sent)).body.translations[0].sources
    expect(await sourcesAfter({ fr: { texts }, english })).toEqual(english)
    await admin.call('PATCH', `${SLIDES}/${id}`, { subtitle: 'In the valley' })
    expect(
      await sourcesAfter({ fr: { texts, isCurrent: true }, english: { ...english, title: 'Dawn comes' } }),
    ).toEqual({ title: 'Dawn comes', subtitle: 'On the hill' })
    const wrong = await translate(SLIDES, id, { fr: { texts }, english: { imageUrl: '/uploads/1.jpg' } })
    expect(wrong.status).toBe(422)
  })

  test('is refused to who may not write the row, and where it breaks the rules of the English text', async ({
    staff: { admin, desk, make, translate },
    app,
  }) => {
    const { id } = await make(SLIDES, SLIDE)
    const sent = { fr: { texts: { title: 'Le soir' } } }
    const url = `${SLIDES}/${id}/translations`
    expect((await desk.call('PUT', url, sent)).status).toBe(403)
    expect((await app.inject({ method: 'PUT', url, payload: sent })).statusCode).toBe(401)
    for (const [wrong, path] of [
      [{ fr: { texts: { title: 'x'.repeat(201) } } }, 'fr.texts.title'],
      [{ fr: { texts: { imageUrl: '/uploads/1.jpg' } } }, 'fr.texts'],
      [{ en: { texts: { title: 'Dusk' } } }, ''],
      [{}, ''],
      [{ english: { title: 'Dusk' } }, ''],
    ] as const) {
      const { status, body } = await translate(SLIDES, id, wrong)
      expect([status, body.errors?.[0]?.path], JSON.stringify(wrong)).toEqual([422, path])
    }
    expect((await translate(SLIDES, 999_999, sent)).status).toBe(404)
    expect((await admin.call('GET', `${SLIDES}/translations`)).body.translations).not.toContainEqual(
      expect.objectContaining({ rowId: id }),
    )
  })

  test('is not written over what somebody else wrote meanwhile', async ({ staff: { make, translate } }) => {
    const { id } = await make(SLIDES, SLIDE)
    const write = (title: string, updatedAt: unknown) =>
      translate(SLIDES, id, { fr: { texts: { title }, updatedAt } })
    const first = await write('Un', null)
    const { updatedAt } = first.body.translations[0]
    expect((await write('Deux', null)).status).toBe(409)
    expect((await write('Trois', updatedAt)).status).toBe(200)
    expect((await write('Quatre', updatedAt)).status).toBe(409)
    expect((await translate(SLIDES, id, { fr: { texts: {} } })).body.translations).toEqual([])
  })

  test('goes with its row, is in the trail, and comes back with it', async ({
    staff: { admin, make, translate },
    database,
    read,
  }) => {
    const villa = await make(VILLAS, { name: 'Clover', description: 'Clover', basePrice: '90.00' })
    const picture = await make('/api/admin/villa-images', {
      villaId: villa.id,
      imageUrl: '/uploads/1.jpg',
      caption: 'Clover',
    })
    await translate('/api/admin/villa-images', picture.id, { fr: { texts: { caption: 'Trèfle' } } })
    await translate(VILLAS, villa.id, { fr: { texts: { description: 'Du trèfle' } } })
    const [entry] = await database.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.rowId, villa.id))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    expect(entry).toMatchObject({
      resource: 'villas',
      action: 'update',
      before: { translations: {} },
      after: { translations: { fr: { description: 'Du trèfle' } } },
    })
    const before = await read('/fr/api/villas', villa.id)
    expect(before).toMatchObject({ description: 'Du trèfle', gallery: { images: [{ caption: 'Trèfle' }] } })
    const kept = await database.orm.$count(contentTranslations)
    await admin.call('DELETE', `${VILLAS}/${villa.id}`)
    expect(await database.orm.$count(contentTranslations)).toBe(kept - 2)
    expect((await admin.call('POST', `${VILLAS}/deleted/${villa.id}/restore`)).status).toBe(200)
    expect(await read('/fr/api/villas', villa.id)).toEqual(before)
  })
})

const STAY = 'checkIn=2027-03-15&checkOut=2027-03-17'

/** Everything else that staff write for guests: the least of it, a field in French, and where guests read it. */
const WRITTEN: [path: string, least: object, french: object, readAt: string][] = [
  [
    '/api/admin/events',
    { title: 'Supper', eventDate: '2027-04-01', location: 'Under the mango' },
    { location: 'Sous le manguier' },
    '/api/events',
  ],
  [
    '/api/admin/gallery',
    { title: 'Dusk', imageUrl: '/uploads/1.jpg', category: 'exterior' },
    { title: 'Le soir' },
    '/api/gallery',
  ],
  [
    '/api/video-tours',
    { title: 'A walk', videoUrl: '/uploads/1.mp4' },
    { title: 'Une promenade' },
    '/api/video-tours',
  ],
  [
    '/api/admin/house-facts',
    { subject: 'Dogs', answer: 'words', words: 'On a lead.' },
    { words: 'En laisse.' },
    '/api/house-facts',
  ],
  [
    '/api/admin/charge-items',
    { name: 'Picnic', price: '18.00', department: 'restaurant', isSoldOnline: true },
    { name: 'Pique-nique' },
    `/api/extras?${STAY}`,
  ],
]

describe.for(WRITTEN)('a text of %s', ([path, least, french, readAt]) => {
  test('is read in the guest’s language', async ({ staff: { make, translate }, read }) => {
    const { id } = await make(path, least)
    expect((await translate(path, id, { fr: { texts: french } })).status).toBe(200)
    const english = await read(readAt, id)
    expect(english).toBeDefined()
    expect(await read(`/fr${readAt}`, id)).toEqual({ ...english, ...french })
  })
})

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('an article is read in the guest’s language, its text and its document alike', async ({
  staff: { make, translate },
  read,
}) => {
  const posts = '/api/admin/blog-posts'
  const post = await make(posts, { title: 'Dusk', body: paragraph('It falls early.'), isPublished: true })
  const texts = { title: 'Le soir', body: paragraph('Il tombe tôt.') }
  await translate(posts, post.id, { fr: { texts } })
  const english = await read('/api/blog-posts', post.id)
  expect(english).toMatchObject({ title: 'Dusk', content: 'It falls early.' })
  expect(await read('/fr/api/blog-posts', post.id)).toEqual({
    ...english,
    ...texts,
    content: 'Il tombe tôt.',
  })
  // One that was sent as plain text has no document in English.
  const plain = await make(posts, { title: 'Dawn', content: 'It is early.', isPublished: true })
  await translate(posts, plain.id, { fr: { texts: { body: paragraph('C’est tôt.') } } })
  expect(await read('/fr/api/blog-posts', plain.id)).toMatchObject({ title: 'Dawn', content: 'C’est tôt.' })
  expect(await read('/de/api/blog-posts', plain.id)).toEqual(await read('/api/blog-posts', plain.id))
})

test('a document that says nothing, says too much or cannot be read is none', async ({
  staff: { make, translate },
  database,
  read,
}) => {
  const posts = '/api/admin/blog-posts'
  const post = await make(posts, { title: 'Reeds', body: paragraph('They bow.'), isPublished: true })
  const english = await read('/api/blog-posts', post.id)
  const write = (body: object) => translate(posts, post.id, { fr: { texts: { title: 'Roseaux', body } } })
  const long = {
    type: 'doc',
    content: [...paragraph('x'.repeat(60_000)).content, ...paragraph('y'.repeat(60_000)).content],
  }
  const picture = { type: 'doc', content: [{ type: 'image', attrs: { src: '/uploads/1.jpg' } }] }
  for (const wrong of [long, picture]) {
    const { status, body } = await write(wrong)
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'fr.texts.body'])
  }
  const blank = { type: 'doc', content: [{ type: 'paragraph' }, ...paragraph(' ').content] }
  expect((await write(blank)).body.translations).toMatchObject([{ texts: { title: 'Roseaux' } }])
  // What another release or another program wrote.
  for (const body of [blank, long, picture, { type: 'doc', content: [{ type: 'table' }] }, 'Ils plient.']) {
    await database.orm
      .update(contentTranslations)
      .set({ texts: { title: 'Roseaux', body } })
      .where(eq(contentTranslations.rowId, post.id))
    expect(await read('/fr/api/blog-posts', post.id)).toEqual({ ...english, title: 'Roseaux' })
  }
})

test('a rate plan is read in the guest’s language', async ({ app, staff: { make, translate } }) => {
  const plans = '/api/admin/rate-plans'
  const plan = await make(plans, {
    name: 'Early',
    line: 'Book ahead',
    kind: 'percentage',
    change: '-10.00',
    isActive: true,
  })
  await translate(plans, plan.id, { fr: { texts: { name: 'Tôt', line: 'Réservez à l’avance' } } })
  const offered = async (url: string) =>
    (await app.inject({ url })).json()[0].ratePlans.find(({ id }: Thing) => id === plan.id)
  expect(await offered('/fr/api/villas')).toMatchObject({ name: 'Tôt', line: 'Réservez à l’avance' })
  expect(await offered('/api/villas')).toMatchObject({ name: 'Early', line: 'Book ahead' })
})

test('a rate plan is in the nights of what is booked in another language as it is called in English', async ({
  app,
  database,
  staff: { make, translate },
}) => {
  const plan = await make('/api/admin/rate-plans', {
    name: 'Calm',
    kind: 'percentage',
    change: '-10.00',
    isActive: true,
  })
  await translate('/api/admin/rate-plans', plan.id, { fr: { texts: { name: 'Calme' } } })
  const villaIds = [
    await makeVilla(database.orm),
    await makeVilla(database.orm),
    await makeVilla(database.orm),
  ]
  const [single = 0, ...group] = villaIds
  const onPlan = { ratePlanId: plan.id, ratePlanTerms: { cancellation: 'property', cancellationHours: null } }
  for (const [url, payload] of [
    ['/fr/api/bookings', bookingRequest(single, { ...onPlan, totalAmount: '117.00' })],
    ['/fr/api/group-bookings', groupRequest(group, onPlan)],
  ] as const) {
    const answer = await app.inject({ method: 'POST', url, payload })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const booked = await database.orm.select().from(bookings).where(inArray(bookings.villaId, villaIds))
  expect(booked.map(({ nights }) => nights?.[0]?.plan?.name)).toEqual(['Calm', 'Calm', 'Calm'])
})

test('a section as it came with the site is read in every language, and what staff write of it in theirs', async ({
  app,
  staff: { admin, translate },
}) => {
  const sections = '/api/admin/page-sections'
  const [{ id }] = (await admin.call('GET', sections)).body
  const shown = async (language: string) =>
    (await app.inject({ url: `${language}/api/page-sections/about` })).json()[0].title
  const gaps = async () => {
    const [english] = (await admin.call('GET', sections)).body
    const { translations } = (await admin.call('GET', `${sections}/translations`)).body
    const found = (language: string) =>
      translations.find((one: Thing) => one.rowId === id && one.language === language)
    return ['fr', 'de'].map((language) => findGaps(['title', 'body'], english, found(language)))
  }
  const none = { missing: [], changed: [] }
  const site = {
    en: 'A village of villas, and the door is open',
    fr: 'Un village de villas, et la porte est ouverte',
    de: 'Ein Dorf aus Villen, und die Tür steht offen',
  }
  expect([await shown(''), await shown('/fr'), await shown('/de')]).toEqual([site.en, site.fr, site.de])
  expect(await gaps()).toEqual([none, none])

  // Staff know a better word for it.
  const { body } = await translate(sections, id, { fr: { texts: { title: 'Un hameau' } } })
  expect(body.translations.map(({ language, texts }: Thing) => [language, (texts as Thing).title])).toEqual([
    ['de', site.de],
    ['fr', 'Un hameau'],
    ['sw', expect.any(String)],
  ])
  expect([await shown(''), await shown('/fr'), await shown('/de')]).toEqual([site.en, 'Un hameau', site.de])

  await admin.call('PATCH', `${sections}/${id}`, { title: 'At home' })
  expect([await shown('/fr'), await shown('/de')]).toEqual(['Un hameau', 'At home'])
  expect(await gaps()).toEqual([
    { missing: [], changed: ['title'] },
    { missing: ['title'], changed: [] },
  ])
  await translate(sections, id, { fr: { texts: { title: 'Chez nous' } } })
  expect(await gaps()).toEqual([none, { missing: ['title'], changed: [] }])

  // A translation of what staff no longer say is none of what the site says.
  await admin.call('PATCH', `${sections}/${id}`, { title: null })
  expect([await shown(''), await shown('/fr'), await shown('/de')]).toEqual([site.en, site.fr, site.de])
  expect(await gaps()).toEqual([none, none])
  await translate(sections, id, { fr: { texts: { title: 'Chez nous' } } })
  expect(await shown('/fr')).toBe('Chez nous')
  // What is sent as the site says it is the site’s.
  const { body: saved } = await translate(sections, id, { fr: { texts: { title: site.fr } } })
  expect(saved.translations).toContainEqual(
    expect.objectContaining({ language: 'fr', updatedAt: new Date(0).toISOString() }),
  )
})

test('a section that is saved as it came with the site stays the site’s, and takes no document that cannot be read', async ({
  staff: { admin, translate },
  app,
  database,
}) => {
  const sections = '/api/admin/page-sections'
  const [, section] = (await admin.call('GET', sections)).body
  const { id, title, body } = section
  const written = async () => {
    const [row] = await database.orm
      .select()
      .from(pageSections)
      .where(eq(pageSections.section, section.section))
    return { title: row?.title, body: row?.body }
  }
  await admin.call('PUT', `${sections}/${id}`, { title: 'Ours', body })
  expect(await written()).toEqual({ title: 'Ours', body: null })
  await admin.call('PUT', `${sections}/${id}`, { title, body: paragraph('Ours.') })
  expect(await written()).toEqual({ title: null, body: paragraph('Ours.') })

  const shown = async (language: string): Promise<Thing> =>
    (await app.inject({ url: `${language}/api/page-sections/about` }))
      .json()
      .find((one: Thing) => one.section === section.section)
  await translate(sections, id, { fr: { texts: { title: 'Chez nous', body: paragraph('À nous.') } } })
  expect(await shown('/fr')).toMatchObject({ title: 'Chez nous', body: paragraph('À nous.') })
  for (const unread of [
    { type: 'doc', content: [{ type: 'table' }] },
    { type: 'doc', content: [{ type: 'paragraph' }] },
  ]) {
    await database.orm
      .update(contentTranslations)
      .set({ texts: { body: unread } })
      .where(and(eq(contentTranslations.tableName, 'page_sections'), eq(contentTranslations.rowId, id)))
    expect(await shown('/fr')).toMatchObject({ title: 'Notre histoire', body: paragraph('Ours.') })
  }
  await admin.call('PUT', `${sections}/${id}`, {})
})

describe('the sentences of the facts', () => {
  const FACTS = '/api/admin/property'
  const policy = (place: number) => ({ title: `Règle ${place}`, text: `Texte ${place}, {check-in}` })
  const policies = [1, 2, 3, 4].map(policy)

  test('are read in every language as they came with the site, and are found by their English names', async ({
    app,
    staff: { boss },
  }) => {
    const read = async (language: string) => (await app.inject({ url: `${language}/api/property` })).json()
    const english = await read('')
    const names = english.policies.map(({ title }: { title: string }) => title)
    for (const [language, title] of [
      ['/fr', 'Annulation'],
      ['/sw', 'Kughairi'],
      ['/de', 'Stornierung'],
    ] as const) {
      const told = await read(language)
      expect(told.policies[2]).toMatchObject({ title, name: 'Cancellation' })
      expect(told.policies.map(({ name }: { name: string }) => name)).toEqual(names)
      const { body: terms } = await app.inject({ url: `${language}/policies/booking-terms` })
      for (const { name, text } of told.policies)
        if (name !== 'Reception') expect(terms, `${language} ${name}`).toContain(text)
      for (const field of ['tagline', 'scoreSource', 'advancePayment'])
        expect(told[field], field).not.toBe(english[field])
      const left = told.inclusions.filter(
        (one: string) => one !== 'Parking' && english.inclusions.includes(one),
      )
      expect({ language, left }).toEqual({ language, left: [] })
    }
    const { translations } = (await boss.call('GET', `${FACTS}/translations`)).body
    const facts = (await boss.call('GET', FACTS)).body.facts
    expect(translations.map((one: ContentTranslation) => findGaps(TRANSLATED_FACTS, facts, one))).toEqual(
      Array(3).fill({ missing: [], changed: [] }),
    )
  })

  test('are read as staff wrote them in a language, with policies that each stand for an English one', async ({
    app,
    staff: { admin, boss },
  }) => {
    const translate = (id: number, sent: object) => boss.call('PUT', `${FACTS}/${id}/translations`, sent)
    const read = async () => (await app.inject({ url: '/fr/api/property' })).json()
    const before = await read()
    const sent = { fr: { texts: { tagline: 'Le joyau', policies } } }
    expect((await translate(1, sent)).status).toBe(200)
    const { tagline, inclusions, policies: told } = await read()
    expect({ tagline, inclusions }).toEqual({ tagline: 'Le joyau', inclusions: before.inclusions })
    expect(told[2]).toEqual({
      title: 'Règle 3',
      text: `Texte 3, ${before.checkInTime}`,
      name: 'Cancellation',
    })

    const fewer = await translate(1, { fr: { texts: { policies: policies.slice(1) } } })
    expect([fewer.status, fewer.body.errors[0].path]).toEqual([422, 'fr.texts.policies'])
    expect((await translate(2, sent)).status).toBe(404)
    expect((await admin.call('PUT', `${FACTS}/1/translations`, sent)).status).toBe(403)

    // One more in English: guests read all of them in English until the translation has it, too.
    const { facts } = (await boss.call('GET', FACTS)).body
    const quiet = { title: 'Quiet', text: 'From ten at night.' }
    await boss.call('PUT', FACTS, { ...facts, policies: [...facts.policies, quiet] })
    expect((await read()).policies).toHaveLength(5)
    expect((await read()).policies.map(({ title }: { title: string }) => title)).toContain('Annulation')
    await boss.call('PUT', FACTS, facts)
    await translate(1, { fr: { texts: {} } })
    expect(await read()).toEqual(before)
  })

  test('are never those of a policy that stands elsewhere in English by now, or not at all', async ({
    app,
    staff: { boss },
  }) => {
    const told = async (): Promise<[title: string, name?: string][]> =>
      (await app.inject({ url: '/fr/api/property' }))
        .json()
        .policies.map(({ title, name }: { title: string; name?: string }) => [title, name])
    const { facts } = (await boss.call('GET', FACTS)).body
    const write = (english: object[]) => boss.call('PUT', FACTS, { ...facts, policies: english })
    await boss.call('PUT', `${FACTS}/1/translations`, { fr: { texts: { policies } } })
    const written = await told()
    expect(written[1]).toEqual(['Règle 2', 'Payment'])

    const [arrival, payment, cancellation, reception] = facts.policies
    await write([arrival, cancellation, payment, reception])
    expect((await told()).slice(1, 3)).toEqual([
      ['Annulation', 'Cancellation'],
      ['Paiement', 'Payment'],
    ])
    await write([arrival, { title: 'Pets', text: 'On a lead.' }, cancellation, reception])
    expect((await told()).slice(1, 3)).toEqual([
      ['Pets', undefined],
      ['Annulation', 'Cancellation'],
    ])
    await write(facts.policies)
    expect(await told()).toEqual(written)
    await boss.call('PUT', `${FACTS}/1/translations`, { fr: { texts: {} } })
  })

  test('are read by guests as the panel shows them', async ({ app, staff: { boss } }) => {
    const { facts } = (await boss.call('GET', FACTS)).body
    const write = (tagline: string) => boss.call('PUT', FACTS, { ...facts, tagline })
    const translate = (texts: object) => boss.call('PUT', `${FACTS}/1/translations`, { fr: { texts } })
    const shown = async () => {
      const { translations } = (await boss.call('GET', `${FACTS}/translations`)).body
      const french = translations.find(({ language }: ContentTranslation) => language === 'fr')
      return [french.texts.tagline, (await app.inject({ url: '/fr/api/property' })).json().tagline]
    }
    const site = await shown()
    expect(site).toEqual(Array(2).fill('La perle de l’Ouest'))
    await write('On our hill')
    await translate({ tagline: 'Sur notre colline' })
    expect(await shown()).toEqual(Array(2).fill('Sur notre colline'))
    await write(facts.tagline)
    expect(await shown()).toEqual(site)
    // A slogan may be kept in English on purpose.
    await translate({ tagline: facts.tagline })
    expect(await shown()).toEqual(Array(2).fill(facts.tagline))
    await translate({})
  })
})
