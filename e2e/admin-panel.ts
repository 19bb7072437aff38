import type { Cookie, Locator, Page } from '@playwright/test'
import type { Role } from '@/kernel/roles'
import { expect, expectNoAxeViolations } from './fixtures'

/** The account the built server of the tests begins with. */
export const MANAGER = { email: 'desk@pearl-villas.example', password: 'throw-away-password' }

/** Signs in behind the page's back and opens a section of the panel. */
export async function openPanel(page: Page, section = '', who = MANAGER): Promise<void> {
  await enterPanel(page, who)
  await page.goto(`/admin/${section}`.replace(/\/$/, ''))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in behind the page's back: whatever section it opens next is there. */
export async function enterPanel(page: Page, who = MANAGER): Promise<void> {
  // A page that is open would ask on with the cookie of the one and the session of the other.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const sessionId = await signIn(page, who)
  await page.addInitScript((sid) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('sessionId', sid)
  }, sessionId)
}

/** By e-mail: the sessions of this worker, since checking a password takes long on purpose. */
const sessions = new Map<string, { sessionId: string; cookies: Cookie[]; begunAt: number }>()

/** Younger sessions need no fresh proof for what a test may do. */
const FRESH_FOR_MS = 5 * 60_000

/** Takes up the account's last session where it still stands, else opens one; answers its public name. */
export async function signIn(page: Page, who: typeof MANAGER): Promise<string> {
  const known = sessions.get(who.email)
  if (known && Date.now() - known.begunAt < FRESH_FOR_MS) {
    await page.context().addCookies(known.cookies)
    if ((await page.request.get('/api/auth/user')).ok()) return known.sessionId
  }
  const answer = await page.request.post('/api/auth/login', { data: who })
  expect(answer.status()).toBe(200)
  const { sessionId } = await answer.json()
  sessions.set(who.email, { sessionId, cookies: await page.context().cookies(), begunAt: Date.now() })
  return sessionId
}

/** A new member of staff of a role, to sign in as. */
export async function makeStaff(page: Page, role: Role) {
  await page.request.post('/api/auth/login', { data: MANAGER })
  const who = { email: `${role}-${Date.now()}@pearl-villas.example`, password: 'another-throw-away' }
  const answer = await page.request.post('/api/admin/users', { data: { ...who, role } })
  expect(answer.status()).toBe(201)
  return who
}

/**
 * Waits for a toast of exactly this title, and of a description that holds these words.
 *
 * It is watched from inside the page, frame by frame: a toast that leads elsewhere is gone in half a second, and
 * asking from outside, at most once a second, now and then comes too late.
 */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await page.waitForFunction(
    ([title, description]) =>
      [...document.querySelectorAll('[role=status], [role=alert]')].some(
        (toast) =>
          toast.checkVisibility() &&
          toast.textContent?.includes(description) &&
          [...toast.querySelectorAll('*')].some(({ textContent }) => textContent?.trim() === title),
      ),
    [title, description] as const,
    { timeout: 10_000 },
  )
}

/** The row of a table that begins with these words. */
export function rowOf(page: Page, words: string): Locator {
  return page.getByRole('row').filter({ hasText: words })
}

/** Pixels that stick out sideways, of the page or of a dialog over it. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}

/** A desk, a tablet, a phone, and a desk's page enlarged four times, which must not scroll sideways (WCAG 1.4.10). */
const WIDTHS = [1440, 768, 360, 320]

/** The panel has two layouts, cards and tables: each is held to the rules once, at the first such width. */
const isTableWide = (width: number) => width >= 1024

/** What is open hinders nobody in either layout, and fits, whatever the width. */
export async function expectNoHindrance(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const judged = new Set<boolean>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    if (!judged.has(isTableWide(width))) await expectNoAxeViolations(page)
    judged.add(isTableWide(width))
    await expectFit(page)
  }
}

/** What is open does not scroll sideways at another width, where the layout is judged by another test. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expectFit(page)
}

async function expectFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  expect(await overflowOf(page), `pixels beyond ${width}`).toBeLessThanOrEqual(0)
}

/** The button that sends the form that is open. */
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** The dialog of this title. */
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** The control of a field by its name in the contract, in whatever form is open. */
export const control = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`)

/** The number under a title on a card of figures. */
export function figureOf(page: Page, name: string): Locator {
  const card = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  return card.locator('dd')
}

/** Agrees to delete what was asked about. */
export async function agreeToDelete(page: Page, question: string | RegExp = /^Are you sure/): Promise<void> {
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).click()
}

/** Signs in over whatever is open, and lets it go on. */
export async function signInAgain(page: Page): Promise<void> {
  const again = dialogOf(page, 'Please sign in again')
  await again.locator('[name=password]').fill(MANAGER.password)
  await again.getByRole('button', { name: 'Sign In' }).click()
  await expect(again).toBeHidden()
}

/** A real picture, drawn by the browser. */
export async function drawPicture(page: Page, width = 640, height = 400): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = '#b5522b'
        pen.fillRect(0, 0, wide / 2, high)
      }
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** A little over three seconds of a colour that goes a third around the circle a second, as this browser records them. */
export async function recordVideo(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' })
    const chunks: Blob[] = []
    recorder.ondataavailable = ({ data }) => chunks.push(data)
    const isOver = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    const begun = performance.now()
    for (let frame = 0; frame < 30; frame += 1) {
      if (pen) {
        pen.fillStyle = `hsl(${(performance.now() - begun) * 0.12} 60% 50%)`
        pen.fillRect(0, 0, 320, 200)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await isOver
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(text, 'latin1')
}

/** Waits until a panel knows what happened before: from then on it counts what is new. */
export async function waitForNews(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('panel-news-seen') !== null)
}
