import type { Locator, Page, Response } from '@playwright/test'
import { sectionTitles } from '@/admin/sections-text'
import { CATERINGS, LAYOUTS, VENUE_IDS } from '@/features/enquiries/rules/venues'
import { PANEL_LANGUAGE_COOKIE, type PanelLanguage } from '@/kernel/panel-language'
import { enterPanel, expectNoHindrance, makeStaff, openPanel } from './admin-panel'
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
  await arrivals.getByRole('button', { name: /^Check-in/ }).click()
  await expect(page.getByRole('region', { name: /^En séjour \d+$/ })).toContainText('Ama Owusu')
})

/** What a list is narrowed to, ordered by and shows of bookings, as a French screen says it. */
async function expectConfirmedInFrench(page: Page): Promise<void> {
  await expect(page.getByLabel('Statut', { exact: true })).toHaveValue('confirmed')
  const arrival = page.getByRole('columnheader').filter({ hasText: 'Arrivée' })
  await expect(arrival).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('columnheader', { name: 'Payé', exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Ama Owusu')
  await expect(page.getByRole('table')).not.toContainText('Esi Boateng')
}

test('a view saved in English opens in French and the other way round, one that was stored by its words as well', async ({
  page,
  app,
}) => {
  await makeStays(app)
  await openPanel(page, 'bookings')
  await page.evaluate(() => {
    const search = { sort: '-Check-in', 'f.Status': 'Confirmed', columns: 'Paid' }
    localStorage.setItem('views:bookings', JSON.stringify([{ name: 'Still to come', search }]))
  })
  const inLanguage = async (language: string) => {
    expect((await page.request.put('/api/auth/language', { data: { language } })).ok()).toBe(true)
    await page.goto('/admin/bookings')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  // Read once in the language it was stored in.
  await inLanguage('en')
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()

  await inLanguage('fr')
  await page.getByRole('button', { name: 'Vues' }).click()
  const views = page.getByRole('dialog')
  await views.getByRole('button', { name: 'Still to come', exact: true }).click()
  await expectConfirmedInFrench(page)
  await page.getByRole('button', { name: 'Vues' }).click()
  await views.getByLabel('Enregistrer la liste telle quelle sous').fill('À venir')
  await views.getByRole('button', { name: 'Enregistrer la vue' }).click()

  await inLanguage('en')
  await page.getByRole('button', { name: 'Views' }).click()
  await views.getByRole('button', { name: 'À venir', exact: true }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('confirmed')
  await expect(page.getByRole('columnheader', { name: 'Paid', exact: true })).toBeVisible()
  await expect(page.getByRole('table')).not.toContainText('Esi Boateng')
})

/** Writes for who stays a profile, a message and an enquiry; answers what stands behind the lists under addresses of its own. */
async function makeCorrespondence(app: RunningApp): Promise<Partial<Record<string, string[]>>> {
  const { pool } = app.database
  for (const table of ['guests', 'contact_messages', 'event_enquiries'])
    await pool.query(`delete from ${table}`)
  await pool.query(`insert into contact_messages (name, email, subject, message, guests)
    values ('Ama Owusu', 'a@guest.example', 'Existing Reservation', 'We bring a dog.', '2')`)
  await pool.query(`insert into event_enquiries (venue, event_date, guests, layout, catering, villas, name, email)
    values ('${VENUE_IDS[0]}', '2027-06-05', 40, '${LAYOUTS[0]}', '${CATERINGS[0]}', 2, 'Ama Owusu', 'a@guest.example')`)
  const { rows: profiles } = await pool.query(
    `insert into guests (name, preferences) values ('Ama Owusu', 'A quiet villa') returning id`,
  )
  const { rows: bookings } = await pool.query(
    `(select id from bookings order by villa_id limit 1) union all (select id from bookings where status = 'pending')`,
  )
  return {
    bookings: ['bookings/new', 'bookings/new-group', ...bookings.map(({ id }) => `bookings/${id}`)],
    guests: [`guests/${profiles[0].id}`],
  }
}

/** The button that opens the form of a new one, in both languages. */
const ADDING = /^(?:Add|Block|Make|Ajouter|Bloquer|Créer) /
const WITH_FORMS =
  'villas seasons promo-codes rate-plans categories hero videos gallery charge-items blocks channels companies templates guest-messages events blog house-facts exchange-rates tax-rates accounts roles api-tokens webhooks breaches'

/** What a section opens over itself, in whatever language it stands: its first row, or the form of a new one. */
const OPENED: Partial<Record<string, (page: Page) => Locator>> = {
  ...Object.fromEntries(
    WITH_FORMS.split(' ').map((section) => [
      section,
      (page: Page) => page.getByRole('main').getByRole('button', { name: ADDING }).first(),
    ]),
  ),
  messages: (page) => page.getByRole('row').nth(1).getByRole('button').first(),
  enquiries: (page) => page.getByRole('row').nth(1).getByRole('button').first(),
  'group-holds': (page) => page.getByRole('main').getByRole('button').first(),
}

/** What is read between two languages: the texts of a screen, the lines it was answered with, and the server's own among these. */
type Reading = { texts: string[]; data: Set<string>; said: string[] }

/** What a screen says and labels in the language it stands in, with the data it says it of. */
async function readScreen(page: Page, screen: string, language: PanelLanguage): Promise<Reading> {
  const answers: Promise<unknown>[] = []
  const onResponse = (response: Response) => {
    if (response.headers()['content-type']?.startsWith('application/json')) answers.push(response.json())
  }
  // Once the page that was open before is gone, whose last answers can be read no more.
  await page.goto(`/admin/${screen}`.replace(/\/$/, ''), { waitUntil: 'commit' })
  page.on('response', onResponse)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0)
  const button = OPENED[screen]?.(page)
  if (button) {
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0)
  }
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
  const answered = await Promise.all(answers)
  return { texts, data: new Set(answered.flatMap(linesIn)), said: answered.flatMap(saidIn) }
}

/** Names under which answers hold sentences of ours, where they are no fields of a row: a guest's message, a problem reported. */
const SAID_BY_SERVER = new Set(['problem', 'message', 'warnings'])

/**
 * What people wrote, line by line. Whatever other tests of this worker left in the database is among it: a problem
 * reported, a name, a note. A code such as `checked-in` is none: shown as it stands, it would be English. Nor is what the
 * server itself says.
 */
function linesIn(data: unknown): string[] {
  if (typeof data === 'string') return data.split('\n').filter((line) => !/^[a-z-]*$/.test(line.trim()))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    SAID_BY_SERVER.has(name) && !('id' in data) ? [] : linesIn(value),
  )
}

/** What the server says itself, in English. */
function saidIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    SAID_BY_SERVER.has(name) && !('id' in data) ? [value].flat().filter(isSentence) : saidIn(value),
  )
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.includes(' ')
}

/** What is left of a text without the data in it. */
function withoutData(text: string, data: ReadonlySet<string>): string {
  const inIt = [...data].filter((line) => text.includes(line)).sort((one, other) => other.length - one.length)
  return inIt.reduce((rest, line) => rest.replaceAll(line, ' '), text)
}

/** Spelled alike in both languages, and names. */
const ALIKE =
  /^(?:Actions|English|Français|Villas?(?: \d)?|Menu|Total|Images?|Description|Conditions|Plan|Page(?: \d+)?|Services|Distances|Question|Internet|Mission|Vision|Contact|Latitude|Longitude|TIN|Taxes|Budgets?|Shillings(?: \(UGX\))?|YouTube|Pesapal|MTN|Airtel|Notifications|Messages?|Maintenance|Photos?|Notes?|Documents|Blog|Pages|Webhooks|Normal|Urgent|Code|CSV|JSON|Date|Restaurant|Transport|E-mail|Check-in|Check-out|Walk-in|Mobile money|Pro forma|.*@.*|pearl-villas\.example|[a-z]+-\d{10,}|[A-Z][\w ]+ [A-Z]\d\d|desk|Ama Owusu|Kofi Mensah|Esi Boateng|(?:Chrom\w+|HeadlessChrome) .*)$/

/** Alike where they stand there alone, or what a section names as the site stores it. */
const ALIKE_IN: Partial<Record<string, RegExp>> = {
  villas: /^Base$/,
  categories: /^(?:Active|orange)$/,
  hero: /^Active$/,
  companies: /^Active$/,
  gallery: /^Visible$/,
  'rate-plans': /^(?:Flexible|Non-refundable|Weekly|Company)$/,
  // Fields and their values as the code has them, whatever other tests changed.
  audit: /^(?:[a-z]+(?:-[a-z]+|[A-Z][a-z]+)*|[[{][\s\S]*[\]}])$/,
  videos: /^(?:welcome|title|description|autoplay|muted|loop|true|false)$/,
}

/** As many sections as a test has time for on a machine at work. */
const A_TEST = 3
const SECTIONS = Object.keys(sectionTitles)
const PARTS = SECTIONS.filter((_, place) => place % A_TEST === 0).map((_, part) =>
  SECTIONS.slice(part * A_TEST, (part + 1) * A_TEST),
)

for (const sections of PARTS)
  test(`no section of the panel in French leaves a text in English, from ${sections[0] || 'today'} on`, async ({
    page,
    app,
  }) => {
    await makeStays(app)
    const places = await makeCorrespondence(app)
    await enterPanel(page)
    const screens = sections.flatMap((section) => [section, ...(places[section] ?? [])])
    const readIn = async (language: PanelLanguage) => {
      expect((await page.request.put('/api/auth/language', { data: { language } })).ok()).toBe(true)
      // As this browser has it from the last time it came: the panel need not find out and load once more.
      const { hostname } = new URL(app.url)
      const cookie = { name: PANEL_LANGUAGE_COOKIE, value: language, domain: hostname, path: '/admin' }
      await page.context().addCookies([cookie])
      const each = new Map<string, Reading>()
      for (const screen of screens) each.set(screen, await readScreen(page, screen, language))
      return each
    }
    const english = await readIn('en')
    const french = await readIn('fr')
    // Whoever signs in next as the same account reads English again.
    expect((await page.request.put('/api/auth/language', { data: { language: 'en' } })).ok()).toBe(true)
    const left = [...french].flatMap(([screen, { texts, data, said }]) =>
      texts
        .filter(
          (text) =>
            said.some((sentence) => text.includes(sentence)) ||
            (english.get(screen)?.texts.includes(text) &&
              !ALIKE.test(text) &&
              !ALIKE_IN[screen]?.test(text) &&
              /\p{L}{3}/u.test(withoutData(text, data))),
        )
        .map((text) => `${screen}: ${text}`),
    )
    expect(left).toEqual([])
  })
