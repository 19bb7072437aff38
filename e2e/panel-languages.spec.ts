import type { Page, Response } from '@playwright/test'
import { SECTIONS_IN_FRENCH } from '@/admin/translated-sections'
import { expectNoHindrance, makeStaff, openPanel } from './admin-panel'
import { expect, type RunningApp, test } from './fixtures'

const TODAY = '2027-03-10'
const PHONE = { width: 390, height: 800 }

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

async function makeStays(app: RunningApp): Promise<void> {
  await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, status,
       number_of_guests, total_cents, hold_expires_at)
     select villa.id, stay.guest, 'a@guest.example', stay.check_in, stay.check_out, stay.status, 2, 13000,
       case when stay.status = 'pending' then timestamptz '2027-03-10T14:10:00+03:00' end
     from (values (1, 'Ama Owusu', date '2027-03-10', date '2027-03-12', 'confirmed'),
       (2, 'Kofi Mensah', date '2027-03-08', date '2027-03-10', 'checked-in'),
       (3, 'Esi Boateng', date '2027-04-10', date '2027-04-12', 'pending')
     ) as stay (place, guest, check_in, check_out, status)
     join (select id, row_number() over (order by id) as place from villas where is_available) as villa
       on villa.place = stay.place`,
  )
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a clerk chooses French, finds it again at the sign-in, and checks a guest in on a phone', async ({
  page,
  app,
}) => {
  await makeStays(app)
  const clerk = await makeStaff(page, 'receptionist')
  await openPanel(page, 'account', clerk)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(heading(page, 'Mon compte')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  // What still asks would be told that nobody is signed in.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Se déconnecter' }).last().click()
  await page.getByLabel('E-mail').fill(clerk.email)
  await page.locator('[name=password]').fill(clerk.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(heading(page, 'Mon compte')).toBeVisible()

  // Another browser knows it by the account alone.
  await page.context().clearCookies({ name: 'panel-language' })
  await page.setViewportSize(PHONE)
  await page.goto('/admin')
  await expect(heading(page, 'Aujourd’hui')).toBeVisible()
  const arrivals = page.getByRole('region', { name: /^Arrivées \d+$/ })
  await expect(arrivals).toContainText('jusqu’au 12 mars')
  await expectNoHindrance(page)
  await page.setViewportSize(PHONE)
  await arrivals.getByRole('button', { name: /^Enregistrer l’arrivée/ }).click()
  await expect(page.getByRole('region', { name: /^En séjour \d+$/ })).toContainText('Ama Owusu')
})

/** What is read between two languages: the texts of a screen, and the lines that the server answered it with. */
type Reading = { texts: string[]; data: Set<string> }

/** What a screen says and labels, with the data it says it of. */
async function readScreen(page: Page, screen: string): Promise<Reading> {
  const answers: Promise<unknown>[] = []
  const onResponse = (response: Response) => {
    if (response.headers()['content-type']?.startsWith('application/json')) answers.push(response.json())
  }
  // Once the page that was open before is gone, whose last answers can be read no more.
  await page.goto(`/admin/${screen}`.replace(/\/$/, ''), { waitUntil: 'commit' })
  page.on('response', onResponse)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  page.off('response', onResponse)
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('noscript'))
        found.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
    return [...new Set(found.map((text) => text.trim()))]
  })
  return { texts, data: new Set((await Promise.all(answers)).flatMap(linesIn)) }
}

/**
 * What people wrote, line by line. Whatever other tests of this worker left in the database is among it: a problem
 * reported, a name, a note. A code such as `checked-in` is none: shown as it stands, it would be English.
 */
function linesIn(data: unknown): string[] {
  if (typeof data === 'string') return data.split('\n').filter((line) => !/^[a-z-]*$/.test(line.trim()))
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(linesIn) : []
}

/** What is left of a text without the data in it. */
function withoutData(text: string, data: ReadonlySet<string>): string {
  const inIt = [...data].filter((line) => text.includes(line)).sort((one, other) => other.length - one.length)
  return inIt.reduce((rest, line) => rest.replaceAll(line, ' '), text)
}

/** Spelled alike in both languages, and names. */
const ALIKE =
  /^(?:Actions|English|Français|Villas?(?: \d)?|Menu|Total|Notifications|Messages?|Maintenance|Photos?|Notes?|Documents|Blog|Pages|Webhooks|Normal|Urgent|Code|CSV|E-mail|Walk-in|Mobile money|Pro forma|.*@.*|pearl-villas\.example|[a-z]+-\d{10,}|[A-Z][\w ]+ [A-Z]\d\d|desk|Ama Owusu|Kofi Mensah|Esi Boateng|(?:Chrom\w+|HeadlessChrome) .*)$/

test('no section in French leaves a text in English', async ({ page, app }) => {
  await makeStays(app)
  const { rows: bookings } = await app.database.pool.query('select id from bookings order by villa_id')
  /** What stands behind the list of a section: forms, and cards that have an address. */
  const within: Partial<Record<string, string[]>> = {
    bookings: ['bookings/new', 'bookings/new-group', `bookings/${bookings[0].id}`],
  }
  await openPanel(page)
  const screens = SECTIONS_IN_FRENCH.flatMap((section) => [section, ...(within[section] ?? [])])
  const read = async () => {
    const each = new Map<string, Reading>()
    for (const screen of screens) each.set(screen, await readScreen(page, screen))
    return each
  }
  const english = await read()
  const speak = async (language: string) =>
    expect((await page.request.put('/api/auth/language', { data: { language } })).ok()).toBe(true)
  await speak('fr')
  await page.goto('/admin')
  await expect(heading(page, 'Aujourd’hui')).toBeVisible()
  const french = await read()
  // Whoever signs in next as the same account reads English again.
  await speak('en')
  const left = [...french].flatMap(([screen, { texts, data }]) =>
    texts
      .filter((text) => english.get(screen)?.texts.includes(text) && !ALIKE.test(text))
      .filter((text) => /\p{L}{3}/u.test(withoutData(text, data)))
      .map((text) => `${screen}: ${text}`),
  )
  expect(left).toEqual([])
})
