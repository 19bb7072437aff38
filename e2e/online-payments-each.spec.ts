import type { Page } from '@playwright/test'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { openPanel } from './admin-panel'
import { expect, type RunningApp } from './fixtures'
import { entries, letPass, openPage, payByPhone, SOON, TODAY, test } from './paying-app'

const WEEK_MINUTES = 7 * 24 * 60
/** Longer than the time in which Airtel cannot be asked. */
const A_WHILE_MINUTES = 4
/** Longer than one that waits is gone on with instead of a second one. */
const SAME_PAYMENT_MINUTES = 31

type Simulator = {
  payments: {
    list: () => { reference: string }[]
    settle: (reference: string, outcome: { state: 'paid' | 'failed' | 'expired'; reason?: string }) => void
  }
  tokens: { expireAll: () => void }
  goDown: () => void
  comeBack: () => void
}

type Way = {
  name: 'Pesapal' | 'MTN' | 'Airtel'
  key: 'pesapal' | 'mtn' | 'airtel'
  method: 'card' | 'mobile-money'
  /** Begins to pay, and waits until it is the payer's turn. */
  start: (page: Page) => Promise<void>
  /** What the payer does then. The page of a prompt is left as it is. */
  pay: (page: Page, simulator: Simulator) => Promise<void>
  fail: (page: Page, simulator: Simulator) => Promise<void>
  /** Lets the time to pay pass; resolves on the private page. */
  expire: (page: Page, simulator: Simulator, app: RunningApp) => Promise<void>
  /** Leaves, comes back, and is on the way to paying the same payment. */
  leaveAndReturn: (page: Page) => Promise<void>
}

const WAYS: Way[] = [
  {
    name: 'Pesapal',
    key: 'pesapal',
    method: 'card',
    start: async (page) => {
      await desk(page).getByRole('radio', { name: /^Card/ }).check()
      await desk(page).getByRole('button', { name: 'Pay $253.00' }).click()
      await expect(page).toHaveURL(/\/pay\//)
    },
    pay: async (page) => page.getByRole('button', { name: 'Pay by card' }).click(),
    fail: async (page) => page.getByRole('button', { name: 'Fail: not enough money' }).click(),
    // Pesapal never says that an order expired: one that nobody has paid for a week is taken for it.
    expire: async (page, _simulator, app) => {
      await page.getByRole('link', { name: 'Abandon and go back' }).click()
      await expect(desk(page)).toContainText('Waiting for your payment')
      await letPass(app, WEEK_MINUTES)
    },
    leaveAndReturn: async (page) => {
      await page.getByRole('link', { name: 'Abandon and go back' }).click()
      await desk(page).getByRole('link', { name: 'Go on paying' }).click()
      await expect(page).toHaveURL(/\/pay\//)
    },
  },
  ...(['MTN', 'Airtel'] as const).map((name): Way => {
    const phone = name === 'MTN' ? '0772 000 453' : '0752 000 453'
    return {
      name,
      key: name === 'MTN' ? 'mtn' : 'airtel',
      method: 'mobile-money',
      start: async (page) => {
        await payByPhone(page, name, phone)
        await expect(desk(page)).toContainText('A prompt is on your phone.')
      },
      pay: async (_page, simulator) => settle(simulator, { state: 'paid' }),
      fail: async (_page, simulator) => settle(simulator, { state: 'failed', reason: 'APPROVAL_REJECTED' }),
      expire: async (_page, simulator) => settle(simulator, { state: 'expired', reason: 'EXPIRED' }),
      leaveAndReturn: async (page) => {
        const path = page.url()
        await page.goto('/')
        await page.goto(path)
        await expect(desk(page)).toContainText('A prompt is on your phone.')
      },
    }
  }),
]

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

for (const way of WAYS)
  test.describe(way.name, () => {
    const money = { method: way.method, cents: 25_300 }

    test('paid: the page says so, and the money is written down once', async ({ page, app, providers }) => {
      await openPage(page, app)
      await way.start(page)
      await way.pay(page, providers[way.key])
      await letPass(app, A_WHILE_MINUTES)
      await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
      expect(await entries(app)).toEqual([money])
    })

    test('failed: the page says why, nothing is written down, and it may be tried again', async ({
      page,
      app,
      providers,
    }) => {
      await openPage(page, app)
      await way.start(page)
      await way.fail(page, providers[way.key])
      await letPass(app, A_WHILE_MINUTES)
      await expect(desk(page)).toContainText(
        way.key === 'pesapal' ? 'There was not enough money' : 'It was declined on your phone',
        SOON,
      )
      expect(await entries(app)).toEqual([])
      await expect(desk(page).getByRole('button', { name: /^Pay / })).toBeVisible()
    })

    test('expired: the page says that the time was over, and nothing is written down', async ({
      page,
      app,
      providers,
    }) => {
      await openPage(page, app)
      await way.start(page)
      await way.expire(page, providers[way.key], app)
      await letPass(app, A_WHILE_MINUTES)
      await expect(desk(page)).toContainText('The time to pay was over', SOON)
      expect(await entries(app)).toEqual([])
    })

    test('abandoned and come back: the same payment goes on and is made once', async ({
      page,
      app,
      providers,
    }) => {
      await openPage(page, app)
      const before = providers[way.key].payments.list().length
      await way.start(page)
      await way.leaveAndReturn(page)
      await way.pay(page, providers[way.key])
      await letPass(app, A_WHILE_MINUTES)
      await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
      expect(providers[way.key].payments.list()).toHaveLength(before + 1)
      expect(await entries(app)).toEqual([money])
    })

    test('paid twice: a second tab goes on with the same payment; one begun much later counts too, and staff see it', async ({
      page,
      app,
      providers,
    }) => {
      const simulator = providers[way.key]
      const path = await openPage(page, app)
      const before = simulator.payments.list().length
      await way.start(page)
      const other = await page.context().newPage()
      const startAgain = async () => {
        await other.goto(app.url + path)
        await desk(other).getByText('Pay in another way').click()
        await way.start(other)
      }
      await startAgain()
      expect(simulator.payments.list()).toHaveLength(before + 1)
      await letPass(app, SAME_PAYMENT_MINUTES)
      await startAgain()
      await expect.poll(() => simulator.payments.list().length).toBe(before + 2)
      for (const { reference } of simulator.payments.list().slice(-2)) {
        if (way.key === 'pesapal') providers.pesapal.setMeans(reference, 'Visa')
        simulator.payments.settle(reference, { state: 'paid' })
      }
      await letPass(app, A_WHILE_MINUTES)
      await expect.poll(() => entries(app), SOON).toEqual([money, money])
      await openPanel(other)
      await other.goto(`${app.url}/home`)
      await expect(other.getByRole('region', { name: 'Money to look at' })).toContainText(
        '$253.00 more is held than the booking comes to.',
      )
    })

    test('paid after the hold lapsed: the money is kept and shown to staff, and the page does not say that the stay stands', async ({
      page,
      app,
      providers,
    }) => {
      const path = await openPage(page, app)
      await way.start(page)
      await app.database.pool.query("update bookings set hold_expires_at = now() - interval '1 minute'")
      expect(await expireHolds({ database: app.database, changed: () => undefined })).toHaveLength(1)
      await way.pay(page, providers[way.key])
      await letPass(app, A_WHILE_MINUTES)
      await expect.poll(() => entries(app), SOON).toEqual([money])
      await page.goto(app.url + path)
      await expect(page.getByText('Its nights are free for others.')).toBeVisible()
      await openPanel(page)
      await page.goto(`${app.url}/home`)
      await expect(page.getByRole('region', { name: 'Money to look at' })).toContainText('$253.00')
    })

    test('a token that ends in between is fetched again, and nobody notices', async ({
      page,
      app,
      providers,
    }) => {
      await openPage(page, app)
      providers[way.key].tokens.expireAll()
      await way.start(page)
      providers[way.key].tokens.expireAll()
      await way.pay(page, providers[way.key])
      await letPass(app, A_WHILE_MINUTES)
      await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
      expect(await entries(app)).toEqual([money])
    })

    test('down for ten minutes: it is asked again and again, and what was paid is known once it is back', async ({
      page,
      app,
      providers,
    }) => {
      await page.clock.install()
      const path = await openPage(page, app)
      await way.start(page)
      const simulator = providers[way.key]
      simulator.goDown()
      settle(simulator, { state: 'paid' })
      if (way.key === 'pesapal') providers.pesapal.setMeans(lastOf(simulator), 'Visa')
      await page.goto(app.url + path)
      await letPass(app, A_WHILE_MINUTES)
      for (let minute = 0; minute < 10; minute += 2) {
        const before = await tries(app)
        await letPass(app, 2)
        await expect.poll(() => tries(app), SOON).toBeGreaterThan(before)
      }
      await expect(desk(page)).not.toContainText('Paid.')
      expect(await entries(app)).toEqual([])
      simulator.comeBack()
      await letPass(app, 2)
      await expect.poll(() => entries(app), SOON).toEqual([money])
      // So long after the beginning the page looks again only four times a minute.
      await page.clock.fastForward(15_000)
      await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
    })
  })

const desk = (page: Page) => page.getByRole('region', { name: 'Pay online' })

function lastOf({ payments }: Simulator): string {
  return payments.list().at(-1)?.reference ?? ''
}

function settle(simulator: Simulator, outcome: Parameters<Simulator['payments']['settle']>[1]): void {
  simulator.payments.settle(lastOf(simulator), outcome)
}

async function tries(app: RunningApp): Promise<number> {
  const { rows } = await app.database.pool.query('select tries from online_payments')
  return rows[0].tries
}
