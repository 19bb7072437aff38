import type { Locator, Page } from '@playwright/test'
import { addDays, weekdayOf } from '@/kernel/days'
import {
  agreeToDelete,
  control,
  dialogOf,
  expectToast,
  openPanel,
  saveButton,
  signInAgain,
} from './admin-panel'
import { SECTIONS } from './admin-section-list'
import type { Said, Section } from './admin-section-words'
import { clickRefused } from './calendar-page'
import { expect, test } from './fixtures'

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
  app,
  resetBookings: _,
}) => {
  const [villa] = await (await page.request.get('/api/villas')).json()
  const [first, last] = [addDays(app.today(), 1), addDays(app.today(), 40)]
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

test('a season of Fridays, a fifth dearer and closed to arrival, is what the calendar shows', async ({
  page,
  app,
  complaints,
  resetBookings: _,
}) => {
  complaints.allow(/422/)
  const [villa] = await (await page.request.get('/api/villas')).json()
  const days = Array.from({ length: 14 }, (_day, ahead) => addDays(app.today(), ahead + 3))
  const friday = days.find((day) => weekdayOf(day) === 5) ?? days[0] ?? app.today()
  await openPanel(page, 'seasons')
  await page.getByRole('button', { name: 'Add Season' }).click()
  await control(page, 'name').fill('Long Fridays')
  await control(page, 'startDate').fill(app.today())
  await control(page, 'endDate').fill(addDays(app.today(), 60))
  await page.getByRole('checkbox', { name: 'Friday' }).check()
  await control(page, 'kind').selectOption('percentage')
  await control(page, 'change').fill('+20')
  await control(page, 'closedToArrival').selectOption('true')
  await control(page, 'price').fill('10')
  await saveButton(page).click()
  await expect(page.getByText('A price goes with ‘At a price’ only. Please empty it.')).toBeVisible()
  await control(page, 'price').fill('')
  await saveButton(page).click()
  await expectToast(page, 'Season created successfully')
  const row = page.getByRole('main').getByText('+20% on Fri').filter({ visible: true })
  await expect(row).toBeVisible()

  try {
    await page.goto(`/calendar?villa=${villa.id}`)
    const cell = page.getByRole('main').locator(`[data-day="${friday}"]`)
    await expect(cell).toHaveAccessibleName(/for departure only/)
    await clickRefused(page, friday)
    await expect(page.getByText(/On Fridays from .* no stay can begin\./).first()).toBeVisible()
    await page.locator(`[data-day="${addDays(friday, -1)}"]`).click()
    await page.locator(`[data-day="${addDays(friday, 1)}"]`).click()
    const thursday = Number(villa.price.replace('$', ''))
    const weekend = villa.weekendPrice === null ? thursday * 1.2 : Number(villa.weekendPrice)
    const total = (thursday + weekend * 1.2).toFixed(2)
    await expect(page.getByText(`$${total}`).filter({ visible: true }).first()).toBeVisible()
  } finally {
    const seasons: { id: number; name: string }[] = await (
      await page.request.get('/api/admin/seasons')
    ).json()
    for (const { id } of seasons.filter(({ name }) => name === 'Long Fridays'))
      await page.request.delete(`/api/admin/seasons/${id}`)
  }
})

test('a season’s form shows what each night becomes, and warns of one price for the whole hotel', async ({
  page,
  app,
}) => {
  await openPanel(page, 'seasons')
  await page.getByRole('button', { name: 'Add Season' }).click()
  const form = dialogOf(page, 'Add Season')
  await control(page, 'startDate').fill(addDays(app.today(), 200))
  await control(page, 'endDate').fill(addDays(app.today(), 203))
  await control(page, 'price').fill('120')
  await expect(
    form.getByRole('status').filter({ hasText: 'Different villas will cost the same' }),
  ).toBeVisible()
  const nights = form.getByRole('region', { name: 'What each night becomes' })
  const rows = nights.getByRole('row')
  await expect(rows.nth(1).getByRole('cell')).toHaveCount(4)
  const shown = async (row: number) =>
    (await rows.nth(row).getByRole('cell').allTextContents()).map(lastPrice)
  expect(await shown(1)).toEqual(await shown(2))
  await control(page, 'price').fill('')
  await control(page, 'kind').selectOption('percentage')
  await control(page, 'change').fill('-10')
  await expect(form.getByText('Different villas will cost the same')).toHaveCount(0)
  expect(await shown(1)).not.toEqual(await shown(2))
})

function lastPrice(text: string): string {
  return text.slice(text.lastIndexOf('$'))
}

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
