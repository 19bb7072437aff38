import type { Locator, Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import {
  agreeToDelete,
  control,
  dialogOf,
  expectToast,
  openPanel,
  saveButton,
  signInAgain,
} from './admin-panel'
import { expect, test } from './fixtures'

type Said = Record<'create' | 'update' | 'delete', string>

type Section = {
  noun: string
  open: (page: Page) => Promise<void>
  /** The button for a new one, and the titles of its form. */
  add: string
  form: { new: string; old: string }
  /** What an empty form is told. */
  wrong: string
  /** Least that must be filled in; the name goes into the field `name`. */
  fill: (page: Page) => Promise<void>
  name: string
  /** Another thing's name than its noun and a time, where that would be wrong. */
  call?: (part: string) => string
  done: Said
  failed: Said
  /** Verbs whose toast is called Error and says what the server said, else `failed` (staff-admin 8). */
  explains: string
  /** Where staff write. */
  calls: string
  /** Where visitors see it; accounts are seen by staff alone. */
  shownAt: string
  /** Gallery and tours leave for the sign-in; all others open it over the form (staff-admin 8). */
  leaves?: boolean
}

/** 'villa' → 'Villa created successfully', …; 'Failed to create villa', … */
const usualWords = (noun: string, spoken = noun): Pick<Section, 'done' | 'failed'> => ({
  done: {
    create: `${capital(spoken)} created successfully`,
    update: `${capital(spoken)} updated successfully`,
    delete: `${capital(spoken)} deleted successfully`,
  },
  failed: {
    create: `Failed to create ${noun}`,
    update: `Failed to update ${noun}`,
    delete: `Failed to delete ${noun}`,
  },
})

/** A villa's own pictures and videos say it differently (staff-admin 8). */
const galleryWords = (noun: string): Pick<Section, 'done' | 'failed'> => ({
  done: {
    create: `${capital(noun)} added successfully`,
    update: `${capital(noun)} updated successfully`,
    delete: `${capital(noun)} deleted successfully`,
  },
  failed: {
    create: `Error adding ${noun}`,
    update: `Error updating ${noun}`,
    delete: `Error deleting ${noun}`,
  },
})

const PICTURE = '/api/assets/hills-at-dusk.svg'

const SECTIONS: Section[] = [
  {
    noun: 'villa',
    open: (page) => openPanel(page, 'villas'),
    add: 'Add New Villa',
    form: { new: 'Add New Villa', old: 'Edit Villa' },
    wrong: 'Name is required',
    name: 'name',
    fill: async (page) => {
      await control(page, 'description').fill('By the pond.')
      // Guests see no villa without a price: this one has its category's.
      await control(page, 'categoryId').selectOption('Family Villa')
    },
    ...usualWords('villa'),
    explains: 'update',
    calls: '**/api/admin/villas**',
    shownAt: '/calendar',
  },
  {
    noun: 'villa image',
    open: (page) => openGallery(page, 'Images'),
    add: 'Add Image',
    form: { new: 'Add Image', old: 'Edit Image' },
    wrong: 'Must be a valid URL or file path',
    name: 'altText',
    fill: async (page) => control(page, 'imageUrl').fill(PICTURE),
    ...galleryWords('image'),
    explains: '',
    calls: '**/api/admin/villa-images**',
    shownAt: '/villas/garden-studio',
  },
  {
    noun: 'villa video',
    open: (page) => openGallery(page, 'Videos'),
    add: 'Add Video',
    form: { new: 'Add Video', old: 'Edit Video' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'videoUrl').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    ...galleryWords('video'),
    explains: '',
    calls: '**/api/admin/villa-videos**',
    shownAt: '/villas/garden-studio',
  },
  {
    noun: 'category',
    open: (page) => openPanel(page, 'categories'),
    add: 'Add New Category',
    form: { new: 'Add New Category', old: 'Edit Category' },
    wrong: 'Category name is required',
    name: 'name',
    fill: async (page) => control(page, 'pricePerNight').fill('77'),
    ...usualWords('category'),
    explains: 'create update',
    calls: '**/api/admin/villa-categories**',
    shownAt: '/villas',
  },
  {
    noun: 'hero slide',
    open: (page) => openPanel(page, 'hero'),
    add: 'Add New Slide',
    form: { new: 'Add New Slide', old: 'Edit Slide' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'imageUrl').fill(PICTURE),
    ...usualWords('hero slide'),
    explains: 'create update delete',
    calls: '**/api/admin/hero-slides**',
    shownAt: '/',
  },
  {
    noun: 'video setting',
    open: (page) => openPanel(page, 'videos'),
    add: 'Add Setting',
    form: { new: 'Add Setting', old: 'Edit Setting' },
    wrong: 'Setting key is required',
    name: 'settingKey',
    fill: async (page) => control(page, 'section').fill('evening'),
    ...usualWords('video setting'),
    explains: '',
    calls: '**/api/video-settings**',
    shownAt: '/api/public/video-settings',
  },
  {
    noun: 'gallery image',
    open: (page) => openPanel(page, 'gallery'),
    add: 'Add URL',
    form: { new: 'Add URL', old: 'Edit Image' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'imageUrl').fill(PICTURE),
    ...usualWords('gallery image'),
    explains: 'create update delete',
    calls: '**/api/admin/gallery**',
    shownAt: '/gallery',
    leaves: true,
  },
  {
    noun: 'video tour',
    open: async (page) => {
      await openPanel(page, 'gallery')
      await page.getByRole('tab', { name: /^Video Tours \(/ }).click()
    },
    add: 'Add URL',
    form: { new: 'Add URL', old: 'Edit Video' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'videoUrl').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    ...usualWords('video tour'),
    explains: 'create update delete',
    calls: '**/api/video-tours**',
    shownAt: '/gallery?tab=videos',
    leaves: true,
  },
  {
    noun: 'event',
    open: (page) => openPanel(page, 'events'),
    add: 'Add Event',
    form: { new: 'Add Event', old: 'Edit Event' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'eventDate').fill('2031-03-14'),
    ...usualWords('event'),
    explains: 'create update delete',
    calls: '**/api/admin/events**',
    shownAt: '/events',
  },
  {
    noun: 'post',
    open: (page) => openPanel(page, 'blog'),
    add: 'Add Post',
    form: { new: 'Add Post', old: 'Edit Post' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => {
      await control(page, 'content').fill('They come in April.')
      await control(page, 'isPublished').check()
    },
    ...usualWords('post'),
    explains: 'create update delete',
    calls: '**/api/admin/blog-posts**',
    shownAt: '/blog',
  },
  {
    noun: 'season',
    open: (page) => openPanel(page, 'seasons'),
    add: 'Add Season',
    form: { new: 'Add Season', old: 'Edit Season' },
    wrong: 'Name is required',
    name: 'name',
    fill: async (page) => {
      await control(page, 'startDate').fill('2031-03-14')
      await control(page, 'endDate').fill('2031-03-20')
    },
    ...usualWords('season'),
    explains: 'create update delete',
    calls: '**/api/admin/seasons**',
    shownAt: '/api/admin/seasons',
  },
  {
    noun: 'account',
    open: (page) => openPanel(page, 'accounts'),
    add: 'Add Account',
    form: { new: 'Add Account', old: 'Edit Account' },
    wrong: 'Please enter a valid email address',
    name: 'email',
    call: (part) => `${part.toLowerCase()}-${Date.now()}@pearl-villas.example`,
    fill: async (page) => control(page, 'password').fill('long enough now'),
    ...usualWords('account'),
    explains: 'create update delete',
    calls: '**/api/admin/users**',
    shownAt: '/api/admin/users',
  },
]

const usualName = (noun: string) => (part: string) => `${part} ${noun} ${Date.now()}`

for (const section of SECTIONS) {
  const { noun, open, add, form, name, done, calls, shownAt, call = usualName(noun) } = section

  test(`a ${noun} is refused while it is wrong, made, changed and deleted, and visitors see it come and go`, async ({
    page,
  }) => {
    const [first, second] = [call('Morning'), call('Evening')]
    await open(page)
    await press(page, add)
    await saveButton(page).click()
    await expect(dialogOf(page, form.new).getByText(section.wrong)).toBeVisible()
    await expect(page.locator('dialog [aria-invalid=true]').first()).toBeFocused()
    await fillIn(page, section, first)
    await saveButton(page).click()
    await expectToast(page, done.create)
    await expect(dialogOf(page, form.new)).toBeHidden()
    await expect.poll(() => read(page, shownAt)).toContain(first)

    await press(page, new RegExp(`^Edit ${first}`))
    await control(page, name).fill(second)
    await saveButton(page).click()
    await expectToast(page, done.update)
    await expect.poll(() => read(page, shownAt)).toContain(second)
    expect(await read(page, shownAt)).not.toContain(first)

    await press(page, new RegExp(`^Delete ${second}`))
    await agreeToDelete(page)
    await expectToast(page, done.delete)
    await expect(page.getByRole('button', { name: `Delete ${second}` })).toHaveCount(0)
    await expect.poll(() => read(page, shownAt)).not.toContain(second)
  })

  test(`a ${noun} that the server refuses says why, keeps its form, and stands in the list as it was`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500|409/)
    const [kept, changed] = [call('Noon'), call('Afternoon')]
    await open(page)
    await press(page, add)
    await fillIn(page, section, kept)
    for (const [status, message] of REFUSALS) {
      await answerWrites(page, calls, status, message)
      await saveButton(page).click()
      await expectRefusal(page, section, 'create', message)
      await expect(control(page, name)).toHaveValue(kept)
      await page.unroute(calls)
    }
    await saveButton(page).click()
    await expectToast(page, done.create)

    for (const [status, message] of REFUSALS) {
      await press(page, new RegExp(`^Edit ${kept}`))
      await control(page, name).fill(changed)
      await answerWrites(page, calls, status, message)
      await saveButton(page).click()
      await expectRefusal(page, section, 'update', message)
      await expect(control(page, name)).toHaveValue(changed)
      await dialogOf(page, form.old).getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).click()

      await press(page, new RegExp(`^Delete ${kept}`))
      await agreeToDelete(page)
      await expectRefusal(page, section, 'delete', message)
      await expect(page.getByRole('button', { name: new RegExp(`^Delete ${kept}`) })).toBeVisible()
      await page.unroute(calls)
    }
    await press(page, new RegExp(`^Delete ${kept}`))
    await agreeToDelete(page)
    await expectToast(page, done.delete)
  })

  test(`a ${noun} outlives the end of the session`, async ({ page, complaints }) => {
    complaints.allow(/401/)
    const [kept, later] = [call('Night'), call('Midnight')]
    await open(page)
    await press(page, add)
    await fillIn(page, section, kept)
    await endSession(page)
    await saveButton(page).click()
    if (section.leaves) {
      await expectToBeLedOut(page)
      expect(await read(page, shownAt)).not.toContain(kept)
      await open(page)
      await press(page, add)
      await fillIn(page, section, kept)
      await saveButton(page).click()
    } else await signInAgain(page)
    await expectToast(page, done.create)

    await press(page, new RegExp(`^Edit ${kept}`))
    await control(page, name).fill(later)
    await endSession(page)
    await saveButton(page).click()
    if (section.leaves) {
      await expectToBeLedOut(page)
      await open(page)
    } else {
      await signInAgain(page)
      await expectToast(page, done.update)
    }

    const last = section.leaves ? kept : later
    await press(page, new RegExp(`^Delete ${last}`))
    await endSession(page)
    await agreeToDelete(page)
    if (section.leaves) {
      await expectToBeLedOut(page)
      await open(page)
      await press(page, new RegExp(`^Delete ${last}`))
      await agreeToDelete(page)
    } else await signInAgain(page)
    await expectToast(page, done.delete)
    await expect.poll(() => read(page, shownAt)).not.toContain(last)
  })
}

test('a season that staff change is what guests pay from then on', async ({
  page,
  house,
  resetBookings: _,
}) => {
  const [villa] = await (await page.request.get('/api/villas')).json()
  const [first, last] = [addDays(house.today(), 1), addDays(house.today(), 40)]
  const nights = page.getByRole('main').getByRole('grid').getByText('$81.37').first()
  const dearer = page.getByRole('main').getByRole('grid').getByText('$93.50').first()
  await openPanel(page, 'seasons')
  await page.getByRole('button', { name: 'Add Season' }).click()
  await control(page, 'name').fill('Harvest')
  await control(page, 'startDate').fill(first)
  await control(page, 'endDate').fill(last)
  await control(page, 'price').fill('81.37')
  await control(page, 'minNights').fill('2')
  await saveButton(page).click()
  await expectToast(page, 'Season created successfully')
  await page.goto(`/calendar?villa=${villa.id}`)
  await expect(nights).toBeVisible()

  await openPanel(page, 'seasons')
  await page
    .getByRole('button', { name: /^Edit Harvest/ })
    .filter({ visible: true })
    .click()
  await expect(control(page, 'price')).toHaveValue('81.37')
  await expect(control(page, 'minNights')).toHaveValue('2')
  await control(page, 'price').fill('93.50')
  await saveButton(page).click()
  await expectToast(page, 'Season updated successfully')
  await page.goto(`/calendar?villa=${villa.id}`)
  await expect(dearer).toBeVisible()
  await expect(nights).toHaveCount(0)

  await openPanel(page, 'seasons')
  await page
    .getByRole('button', { name: /^Delete Harvest/ })
    .filter({ visible: true })
    .click()
  await agreeToDelete(page)
  await expectToast(page, 'Season deleted successfully')
})

/** As if it had run out meanwhile. */
async function endSession(page: Page) {
  await page.context().clearCookies()
}

async function expectToBeLedOut(page: Page) {
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
}

/** Without words of its own the server leaves the panel to say what failed. */
const REFUSALS = [
  [500, null],
  [409, 'There is one like this already.'],
] as const

async function expectRefusal(
  page: Page,
  { failed, explains }: Section,
  verb: keyof Said,
  message: string | null,
) {
  if (explains.includes(verb)) await expectToast(page, 'Error', message ?? failed[verb])
  else await expectToast(page, failed[verb], message ?? undefined)
}

async function answerWrites(page: Page, calls: string, status: number, message: string | null) {
  await page.route(calls, (route) => {
    if (route.request().method() === 'GET') return route.continue()
    return route.fulfill(message === null ? { status, body: 'no' } : { status, json: { message } })
  })
}

async function fillIn(page: Page, { fill, name }: Section, text: string) {
  await fill(page)
  await control(page, name).fill(text)
}

async function openGallery(page: Page, tab: 'Images' | 'Videos') {
  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Manage gallery of Honey Bee H01' }).click()
  await page.getByRole('tab', { name: new RegExp(`^${tab} \\(`) }).click()
}

/** A list may have more pages than the one in view: the newest is looked for by its name. */
async function press(page: Page, name: string | RegExp) {
  const button: Locator = page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
  const search = page.getByLabel('Search')
  if (name instanceof RegExp && (await page.getByRole('dialog').count()) === 0)
    await search.fill(name.source.replace(/^\^\w+ /, ''))
  await button.first().click()
}

async function read(page: Page, path: string): Promise<string> {
  return await (await page.request.get(path)).text()
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
