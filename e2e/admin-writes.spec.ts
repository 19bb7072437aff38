import type { Locator, Page } from '@playwright/test'
import {
  agreeToDelete,
  control,
  drawPicture,
  expectToast,
  MANAGER,
  openPanel,
  rowOf,
  saveButton,
  signInAgain,
} from './admin-panel'
import { expect, test } from './fixtures'

/** A write that is no form of a list: a switch, an order, several at once, a picture's words. */
type Write = {
  what: string
  section: string
  /** What must be there before, made by calls; answers its name. */
  prepare?: (page: Page) => Promise<string>
  /** Leads to where it is done. */
  begin?: (page: Page, name: string) => Promise<void>
  /** Tries it, again and again until it is done. */
  act: (page: Page, name: string) => Promise<void>
  calls: string
  /** Title of the toast, and its line where the server said nothing. */
  failed: [title: string, line: string]
  done: string
  /** Where it shows; on the public pages wherever there is something to see. */
  effect?: (page: Page, name: string) => Promise<void>
  after?: (page: Page) => Promise<void>
  /** Gallery and tours leave for the sign-in; all others open it over what is done. */
  leaves?: boolean
}

const PICTURE = '/api/assets/hills-at-dusk.svg'
const NOTHING_SAVED = 'Something went wrong. Nothing was saved; please try again.'
const MESSAGE_FAILED: Write['failed'] = ['The message could not be changed', NOTHING_SAVED]
const IMAGE_FAILED: Write['failed'] = ['Error updating image', NOTHING_SAVED]
const ORDER_FAILED: Write['failed'] = ['The order could not be saved', NOTHING_SAVED]

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

const message = {
  section: 'messages',
  calls: '**/api/admin/contact/**',
  failed: MESSAGE_FAILED,
  prepare: async (page: Page) => {
    const name = `Guest ${Date.now()}`
    const sent = { name, email: 'guest@guest.example', subject: 'General Inquiry', message: 'Is it quiet?' }
    expect((await page.request.post('/api/contact', { data: sent })).ok()).toBe(true)
    return name
  },
}

const file = {
  section: 'media',
  prepare: async (page: Page) => {
    const name = `door-${Date.now()}.png`
    await openPanel(page)
    const image = { name, mimeType: 'image/png', buffer: await drawPicture(page) }
    expect((await page.request.post('/api/upload', { multipart: { image } })).status()).toBe(201)
    return name
  },
}

const villaImage = {
  section: 'villas',
  calls: '**/api/admin/villa-images/**',
  failed: IMAGE_FAILED,
  done: 'Image updated successfully',
  prepare: async (page: Page) => {
    const name = `Porch ${Date.now()}`
    const [first, second] = [{ altText: `${name} by day` }, { altText: name }]
    const villaId = await villaNamed(page, 'Honey Bee', 'H02')
    await emptyGallery(page)
    for (const [sortOrder, image] of [first, second].entries())
      await post(page, '/api/admin/villa-images', { villaId, imageUrl: PICTURE, sortOrder, ...image })
    return name
  },
  begin: async (page: Page) => button(page, 'Manage gallery of Honey Bee H02').click(),
  after: emptyGallery,
}

const shelf = (noun: string, path: string, tab: RegExp) => ({
  section: 'gallery',
  leaves: true,
  begin: async (page: Page) => page.getByRole('tab', { name: tab }).click(),
  prepare: async (page: Page) => {
    const title = `Shelved ${noun} ${Date.now()}`
    const isVisible = noun !== 'video tour'
    const one = noun === 'video tour' ? { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' } : { imageUrl: PICTURE }
    await post(page, path, { title, category: 'exterior', sortOrder: -1, isVisible, ...one })
    return title
  },
  calls: '**/bulk',
  failed: ['Error', `Failed to update ${noun}`] as Write['failed'],
})

const bulk = (action: 'Show' | 'Hide') => async (page: Page, name: string) => {
  await page.getByLabel('Search').fill(name)
  await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()
  const chosen = page.getByRole('region', { name: 'With all chosen' })
  await chosen.getByRole('button', { name: action, exact: true }).click()
}

const WRITES: Write[] = [
  {
    what: 'an enquiry moved on',
    section: 'enquiries',
    calls: '**/api/admin/event-enquiries/**',
    failed: ['The enquiry could not be saved', NOTHING_SAVED],
    done: 'Enquiry saved',
    prepare: async (page) => {
      const name = `Couple ${Date.now()}`
      const hall = { venue: 'banquet-hall', layout: 'banquet', catering: 'dinner', guests: 90, villas: 4 }
      const eventDate = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10)
      await post(page, '/api/event-enquiries', { ...hall, eventDate, name, email: 'guest@guest.example' })
      return name
    },
    begin: async (page, name) => {
      await button(page, `Open the enquiry of ${name}`).click()
      await page.getByRole('dialog').getByLabel('Status').selectOption('Answered')
    },
    act: async (page) => await button(page, 'Save').click(),
    effect: async (page, name) => await expect(rowOf(page, name)).toContainText('Answered'),
  },
  {
    ...message,
    what: 'marking a message as read',
    act: (page, name) => button(page, `Mark the message of ${name} as read`).click(),
    done: 'Marked as read',
    effect: async (page, name) => expect(rowOf(page, name).getByText('Read', { exact: true })).toBeVisible(),
  },
  {
    ...message,
    what: 'putting a message away',
    act: (page, name) => button(page, `Archive the message of ${name}`).click(),
    done: 'Message archived',
    effect: async (page, name) => expect(rowOf(page, name)).toHaveCount(0),
  },
  {
    what: 'saving the facts',
    section: 'facts',
    prepare: async () => `The pearl at ${Date.now()}`,
    begin: async (page, name) => page.getByLabel('Tagline').fill(name),
    act: (page) => button(page, 'Save facts').click(),
    calls: '**/api/admin/property',
    failed: ['The facts could not be saved', NOTHING_SAVED],
    done: 'Facts saved',
    effect: async (page, name) => expectOn(page, '/', name),
  },
  {
    ...file,
    what: 'describing a file',
    begin: async (page, name) => {
      await button(page, `Describe ${name}`).click()
      await control(page, 'altText').fill(`The door of ${name}`)
    },
    act: (page) => saveButton(page).click(),
    calls: '**/api/admin/media/**',
    failed: ['The alternative text could not be saved', 'Something went wrong. Please try again.'],
    done: 'Alternative text saved',
    effect: async (page, name) => expect(page.getByText(`The door of ${name}`)).toBeVisible(),
  },
  {
    ...file,
    what: 'deleting a file',
    act: async (page, name) => {
      await button(page, `Delete ${name}`).click()
      await agreeToDelete(page)
    },
    calls: '**/api/admin/media/**',
    failed: ['Failed to delete file', 'Something went wrong. Please try again.'],
    done: 'File deleted successfully',
    effect: async (page, name) => expect(page.getByRole('heading', { name })).toHaveCount(0),
  },
  {
    what: 'an order of slides',
    section: 'hero',
    prepare: async (page) => (await titlesAt(page, '/api/hero-slides'))[0] ?? '',
    begin: async (page, name) => {
      await button(page, 'Change order').click()
      await button(page, `Move ${name} down`).click()
    },
    act: (page) => button(page, 'Save order').click(),
    calls: '**/order',
    failed: ORDER_FAILED,
    done: 'Order saved',
    effect: async (page, name) => expect((await titlesAt(page, '/api/hero-slides'))[1]).toBe(name),
    after: async (page) => {
      const slides: { id: number }[] = await (await page.request.get('/api/admin/hero-slides')).json()
      const [first, second, ...others] = slides.map(({ id }) => id)
      const ids = [second, first, ...others]
      expect((await page.request.post('/api/admin/hero-slides/order', { data: { ids } })).ok()).toBe(true)
    },
  },
  {
    what: 'hiding a slide',
    section: 'hero',
    prepare: async (page) => {
      const title = `Slide ${Date.now()}`
      await post(page, '/api/admin/hero-slides', { title, imageUrl: PICTURE })
      return title
    },
    act: (page, name) => button(page, `Hide ${name}`).click(),
    calls: '**/api/admin/hero-slides/**',
    failed: ['Error', 'Failed to update slide status'],
    done: 'Hero slide status updated',
    effect: async (page, name) => expect.poll(() => titlesAt(page, '/api/hero-slides')).not.toContain(name),
  },
  {
    ...villaImage,
    what: 'making a villa’s picture its main one',
    act: (page, name) => button(page, `Set ${name} as main`).click(),
    effect: async (page, name) => expect.poll(() => galleryOf(page)).toEqual([name, `${name} by day`]),
  },
  {
    ...villaImage,
    what: 'moving a villa’s picture',
    act: (page, name) => button(page, `Move ${name} by day down`).click(),
    // One down is level with the second; the older of two stays first.
    effect: async (page, name) => {
      await expect.poll(() => placesOf(page)).toEqual({ [name]: 1, [`${name} by day`]: 1 })
      await button(page, `Move ${name} up`).click()
      await expect.poll(() => galleryOf(page)).toEqual([name, `${name} by day`])
    },
  },
  {
    ...shelf('gallery image', '/api/admin/gallery', /^Gallery Images \(/),
    what: 'hiding chosen pictures',
    act: bulk('Hide'),
    done: '1 hidden from visitors',
    effect: async (page, name) => expectOn(page, '/gallery', name, false),
  },
  {
    ...shelf('video tour', '/api/video-tours', /^Video Tours \(/),
    what: 'showing chosen tours',
    act: bulk('Show'),
    done: '1 shown to visitors',
    effect: async (page, name) => expectOn(page, '/gallery?tab=videos', name),
  },
]

for (const write of WRITES)
  test(`${write.what} says why it is refused, outlives the session, and shows`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500|409|401/)
    const { act, calls, failed, leaves = false } = write
    await page.request.post('/api/auth/login', { data: MANAGER })
    const name = (await write.prepare?.(page)) ?? ''
    const open = async () => {
      await openPanel(page, write.section)
      await write.begin?.(page, name)
    }
    await open()
    for (const told of [null, 'Somebody else is at it.']) {
      await page.route(calls, (route) => {
        if (route.request().method() === 'GET') return route.continue()
        return route.fulfill(
          told === null ? { status: 500, body: 'no' } : { status: 409, json: { message: told } },
        )
      })
      await act(page, name)
      await expectToast(page, failed[0], told ?? failed[1])
      await page.unroute(calls)
    }
    await page.context().clearCookies()
    await act(page, name)
    if (leaves) {
      await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
      await open()
      await act(page, name)
    } else await signInAgain(page)
    await expectToast(page, write.done)
    await write.effect?.(page, name)
    await write.after?.(page)
  })

async function post(page: Page, path: string, data: object) {
  expect((await page.request.post(path, { data })).status()).toBe(201)
}

async function villaNamed(page: Page, name: string, roomNumber: string): Promise<number> {
  const villas = await (await page.request.get('/api/villas')).json()
  return villas.find(
    (villa: { name: string; roomNumber: string }) => villa.name === name && villa.roomNumber === roomNumber,
  ).id
}

type Described = { altText: string; sortOrder: number }

/** The pictures of the villa in their public order, by their words. */
async function galleryOf(page: Page): Promise<string[]> {
  const villas = await (await page.request.get('/api/villas')).json()
  const id = await villaNamed(page, 'Honey Bee', 'H02')
  const { gallery } = villas.find((villa: { id: number }) => villa.id === id)
  return gallery.images.map(({ altText }: Described) => altText)
}

/** Takes every picture out of the villa's gallery, the sample ones too. */
async function emptyGallery(page: Page): Promise<void> {
  const villaId = await villaNamed(page, 'Honey Bee', 'H02')
  const images = await (await page.request.get(`/api/admin/villa-images?villaId=${villaId}`)).json()
  for (const { id } of images)
    expect((await page.request.delete(`/api/admin/villa-images/${id}`)).ok()).toBe(true)
}

async function placesOf(page: Page): Promise<Record<string, number>> {
  const villaId = await villaNamed(page, 'Honey Bee', 'H02')
  const images: Described[] = await (
    await page.request.get(`/api/admin/villa-images?villaId=${villaId}`)
  ).json()
  return Object.fromEntries(images.map(({ altText, sortOrder }) => [altText, sortOrder]))
}

async function titlesAt(page: Page, path: string): Promise<string[]> {
  const items: { title: string }[] = await (await page.request.get(path)).json()
  return items.map(({ title }) => title)
}

async function expectOn(page: Page, path: string, words: string, isThere = true) {
  const shown = async () => (await (await page.request.get(path)).text()).includes(words)
  await expect.poll(shown).toBe(isThere)
}
