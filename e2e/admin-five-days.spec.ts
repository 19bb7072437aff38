import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectToast, figureOf } from './admin-panel'
import { entryOf, goTo, makeStays, press, testDay } from './five-days'
import { expect } from './fixtures'

const listOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })

testDay(
  'a morning at reception',
  async (_page, app) => {
    for (const table of ['day_closings', 'villa_conditions'])
      await app.database.pool.query(`delete from ${table}`)
    await makeStays(app, [
      ['Arriving Sample', '2027-03-10', '2027-03-12', 'confirmed'],
      ['Leaving Sample', '2027-03-08', '2027-03-10', 'checked-in'],
      ['Asking Sample', '2027-04-10', '2027-04-12', 'pending'],
    ])
  },
  async (page) => {
    // Yesterday is closed first, then who asks is answered and who leaves pays for dinner.
    await goTo(page, 'Close the day')
    await press(page, 'Close 9 Mar')
    await press(page.getByRole('dialog'), 'Close 9 Mar')
    await expectToast(page, '9 Mar is closed')

    await goTo(page, 'Today')
    await press(page, 'Confirm: Asking Sample')
    await expect(listOf(page, 'Requests waiting')).toContainText('No request waits for an answer.')
    await press(listOf(page, 'Departures'), 'Charge or pay: Leaving Sample')
    const folio = page.getByRole('dialog', { name: 'Folio of Leaving Sample' })
    await press(folio, 'Add charge')
    await press(page.getByRole('dialog', { name: 'Charge the guest' }), 'Dinner, $15')
    await press(page.getByRole('dialog', { name: 'Charge the guest' }), 'Charge $15.00')
    await expect(folio.getByLabel('Amount (USD)')).toHaveValue('145.00')
    await press(folio, 'Record payment')
    await expectToast(page, '$145.00 recorded')
    await page.keyboard.press('Escape')
    await press(page, 'Check out: Leaving Sample')
    await expectToast(page, 'Leaving Sample: Checked out')

    // The villa that was left is to be cleaned; the next guest has theirs already.
    await press(page, 'Check in: Arriving Sample')
    await expectToast(page, 'Arriving Sample: Checked in')
    await expect(figureOf(page, 'In house')).toHaveText('1')
    await goTo(page, 'Cleaning list')
    await expect(page.getByRole('main')).toContainText('1 villa to do')
  },
)

testDay(
  "the owner's day",
  async (_page, app) => {
    await app.database.pool.query('delete from budgets')
    await makeStays(app, [
      ['Spring Sample', '2027-03-08', '2027-03-12', 'checked-in'],
      ['Former Sample', '2026-03-08', '2026-03-12', 'checked-out'],
      ['Coming Sample', '2027-04-10', '2027-04-12', 'confirmed'],
    ])
  },
  async (page) => {
    await goTo(page, 'Dashboard')
    await expect(figureOf(page, 'Total Bookings')).toHaveText('3')

    await goTo(page, 'Reports')
    await expect(figureOf(page, 'Nights sold')).toContainText('4of')
    await expect(figureOf(page, 'Revenue')).toContainText('$130.00 a year before')
    await page.getByRole('link', { name: 'Pace and pick-up' }).click()
    await expect(page.getByRole('row', { name: /^Apr 2027/ })).toContainText('$130.00')

    await page.getByRole('link', { name: 'Budget' }).click()
    await press(page, 'Set the budget')
    const form = page.getByRole('dialog', { name: 'Budget of 2027' })
    await form.getByLabel('Nights, Mar 2027').fill('420')
    await press(form, 'Save the budget')
    await expect(form.getByText('Please give nights and revenue, or neither')).toBeVisible()
    await form.getByLabel('Revenue, Mar 2027').fill('26,000')
    await press(form, 'Save the budget')
    await expectToast(page, 'The budget of 2027 is saved')
    await expect(page.getByRole('row', { name: /^Mar 2027/ })).toContainText('−416')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('2027-03,420,4,4,26000.00,')

    await page.getByRole('link', { name: 'Money and taxes' }).click()
    await expect(figureOf(page, 'Sold')).toHaveText('$130.00')
    await goTo(page, 'Audit Trail')
    await expect(entryOf(page, 'Budgets')).toBeVisible()
  },
)
