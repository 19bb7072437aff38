import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { unfoldMail } from '../test/mail-server'
import { expectToast, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

const EMAIL = 'akello@guest.example'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  await app.database.pool.query('delete from guests')
})

/** A stay that is over, and costs nothing more. */
async function makePastStay({ database: { pool } }: RunningApp): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into bookings (villa_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, number_of_guests,
       total_cents, status)
     select id, 'Akello Namatovu', '${EMAIL}', '+256 772 123456', current_date - 5, current_date - 3, 2, 0, 'checked-out'
     from villas order by id limit 1 returning id`,
  )
  return rows[0]?.id ?? 0
}

test('a guest proves the mailbox, takes a copy, corrects their name, and is forgotten', async ({
  page,
  app,
  complaints,
}) => {
  const id = await makePastStay(app)
  await page.goto(await makeGuestLink(app.database.orm, id))
  const data = page.getByRole('region', { name: 'Your data' })
  await data.getByRole('button', { name: 'Send me a code' }).click()
  await expect(data).toContainText('A code is on its way')
  await expectNoAxeViolations(page)
  complaints.allow(/422/)
  await data.getByLabel('Code from the e-mail').fill('000')
  await data.getByRole('button', { name: 'Show what I can do' }).click()
  await expect(data).toContainText('Please enter the 6 digits')
  await data.getByLabel('Code from the e-mail').fill(await readCode(app))
  await data.getByRole('button', { name: 'Show what I can do' }).click()
  await expectNoAxeViolations(page)

  const download = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Save to read' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.html')
  expect(await readFile(await file.path(), 'utf8')).toContain(EMAIL)

  await data.getByLabel('Name').fill('Akello Ssali')
  await data.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Corrected')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Akello Ssali')

  await data.getByRole('button', { name: 'Send me a code' }).click()
  await expect(data).toContainText('A code is on its way')
  await data.getByLabel('Code from the e-mail').fill(await readCode(app, 2))
  await data.getByRole('button', { name: 'Show what I can do' }).click()
  complaints.allow(/404/)
  await data.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, erase everything' }).click()
  await expect(page.getByRole('main')).toContainText('Your data are erased.')
  await expect(page.getByRole('main')).not.toContainText('Akello')
  const { rows } = await app.database.pool.query('select guest_name, guest_email from bookings')
  expect(rows).toEqual([{ guest_name: 'Erased guest', guest_email: null }])
})

test('staff take a copy from the profile, correct the e-mail and erase, after a question', async ({
  page,
  app,
  complaints,
}) => {
  // The open profile may hear of the change, and ask for itself and all its cards, before the panel has gone on to the list.
  complaints.allow(/404.*\/api\/admin\/guests\/\d+(\/[\w-]+)?$/)
  await makePastStay(app)
  await expect.poll(async () => (await app.database.pool.query('select id from guests')).rows.length).toBe(1)
  const { rows } = await app.database.pool.query<{ id: number }>('select id from guests')
  await openPanel(page, `guests/${rows[0]?.id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    person: { emails: [EMAIL] },
  })
  await page.getByLabel('Correctly').fill('namatovu@guest.example')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expectToast(page, 'Corrected in every booking')
  await expect(page.getByRole('link', { name: 'namatovu@guest.example' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  const question = page.getByRole('dialog', { name: 'Erase all data about Akello Namatovu?' })
  await question.getByRole('button', { name: 'Erase everything' }).click()
  await expectToast(page, 'The guest’s data are erased')
  await expect(page.getByText('No guests yet.')).toBeVisible()
})

/** The code of the newest of so many mails with one. */
async function readCode(app: RunningApp, count = 1): Promise<string> {
  const folder = join(app.dataFolder, 'outbox')
  let names: string[] = []
  await expect
    .poll(
      async () => {
        const all = existsSync(folder) ? await readdir(folder) : []
        names = all.filter((name) => /^data-code-\d+\.eml$/.test(name))
        return names.length
      },
      { timeout: 20_000 },
    )
    .toBe(count)
  const newest = names.toSorted((a, b) => numberIn(a) - numberIn(b)).at(-1) ?? ''
  return (
    /\b\d{6}\b/.exec(unfoldMail(await readFile(join(folder, newest), 'utf8')).split('Code:')[1] ?? '')?.[0] ??
    ''
  )
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0])
}
