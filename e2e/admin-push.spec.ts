import type { CDPSession, Page } from '@playwright/test'
import { expectToast, MANAGER, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const NOTICE = { title: 'New request', body: 'Studio 3, 2 nights', tag: 'request-1', to: '/messages' }

test('notifications are switched on, tried and switched off in the own account on this device', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/logout|ERR_FAILED/)
  await subscribeInVain(page)
  await openPanel(page, 'account')
  const card = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(card).toContainText('Off here')
  await card.getByRole('button', { name: 'Switch on on this device' }).click()
  await expectToast(page, 'Notifications are on')
  await expect(card).toContainText('On here')
  await expect(card.getByRole('listitem')).toContainText('This device')
  await expectNoAxeViolations(page)

  await card.getByRole('button', { name: 'Send a test' }).click()
  await expectToast(page, 'Test sent')
  const messages = await app.database.pool.query('select kind from push_messages')
  expect(messages.rows).toEqual([{ kind: 'test' }])

  await page.reload()
  await expect(card).toContainText('On here')

  // Whoever logs out is told nothing here, whether the server knows of it or not, until they sign in again.
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout failed')
  await expect.poll(() => page.evaluate(isSubscribed)).toBe(false)
  await page.unroute('**/api/auth/logout')
  await page.locator('[name=email]').fill(MANAGER.email)
  await page.locator('[name=password]').fill(MANAGER.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(card).toContainText('On here')
  expect(await page.evaluate(isSubscribed)).toBe(true)
  await card.getByRole('button', { name: 'Switch off on this device' }).click()
  await expectToast(page, 'Notifications are off')
  await expect(card.getByRole('button', { name: 'Switch on on this device' })).toBeVisible()
  await app.database.pool.query('delete from push_devices')
})

test('a notice that comes is shown without a sound beside the open panel, and a press on it brings that to its section', async ({
  page,
  context,
}) => {
  await openPanel(page, 'account')
  const worker = await startWorker(page)
  const [program] = context.serviceWorkers()
  if (!program) throw new Error('the program does not run')
  await program.evaluate(() => {
    const world = globalThis as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
    world.shown = []
    world.registration.showNotification = async (title, options) => {
      world.shown.push({ title, ...options })
    }
  })
  const shown = () => program.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await worker.push(NOTICE)
  const { to, ...rest } = NOTICE
  await expect.poll(shown).toEqual([{ ...rest, data: to, icon: '/icon-192.png', silent: true }])

  await program.evaluate((data) => {
    const press = new Event('notificationclick') as Event & Record<string, unknown>
    // Windows come to the front after a person's press alone.
    press.waitUntil = (work: Promise<unknown>) => work.catch(() => undefined)
    press.notification = { data, close: () => undefined }
    dispatchEvent(press)
  }, to)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
})

async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) !== null
}

/** A browser without a window shows no notifications, and reaches no push service: its own answers are made up. */
async function subscribeInVain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let there: PushSubscription | null = null
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => there
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const toText = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const keys = {
        p256dh: toText(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: toText(crypto.getRandomValues(new Uint8Array(16)).buffer),
      }
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${keys.auth}`
      const key = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')
      const applicationServerKey = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer
      there = {
        options: { applicationServerKey },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          there = null
          return true
        },
      } as unknown as PushSubscription
      return there
    }
  })
}

/** The site's program as it stands, whose notifications are noted down instead of shown; and pushes to it as from the browser's push service. */
async function startWorker(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const session: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return {
    push: (notice: object) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(notice),
      }),
  }
}
