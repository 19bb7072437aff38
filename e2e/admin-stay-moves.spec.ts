import { addDays } from '@/kernel/days'
import { control, expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.beforeEach(async ({ app, resetBookings: _ }) => {
  await app.database.pool.query('delete from maintenance_tickets')
})

type Unit = { id: number; name: string }

/** Two villas of one category that hold four, as staff call them. */
async function readVillas(app: RunningApp): Promise<[Unit, Unit]> {
  const { rows } = await app.database.pool.query(
    `select id, name || ' ' || room_number as name, category_id from villas
     where coalesce(max_guests, 4) >= 2 order by category_id, sort_order, id`,
  )
  const one = rows.find((row) => rows.some((other) => other !== row && other.category_id === row.category_id))
  const other = rows.find((row) => row !== one && row.category_id === one.category_id)
  return [one, other]
}

/** A stay from some day before or after today to another; answers its id. */
async function book(app: RunningApp, villaId: number, guestName: string, from: number, to: number) {
  const { rows } = await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, status)
     values ($1, $2, '+256', $3, $4, 2, 12300, $5) returning id`,
    [
      villaId,
      guestName,
      addDays(app.today(), from),
      addDays(app.today(), to),
      from < 0 ? 'checked-in' : 'confirmed',
    ],
  )
  return rows[0].id as number
}

const villaOf = async (app: RunningApp, id: number) =>
  (await app.database.pool.query('select villa_id from bookings where id = $1', [id])).rows[0].villa_id

test('two guests in house swap their villas from the page of one of them', async ({ page, app }) => {
  const [one, other] = await readVillas(app)
  const ann = await book(app, one.id, 'Ann Early', -2, 3)
  const ben = await book(app, other.id, 'Ben Late', -1, 2)
  await book(app, other.id, 'Cat Later', 5, 7)
  await openPanel(page, `bookings/${ann}`)
  await page.getByRole('button', { name: 'Swap villas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Swap villas: Ann Early' })
  const choice = dialog.getByLabel('Swap with')
  // Who shares no night is not offered.
  await expect(choice.locator('option')).toHaveCount(2)
  await choice.selectOption(String(ben))
  await expect(dialog).toContainText(`Ann Early goes to ${other.name} from`)
  await expect(dialog).toContainText(`Ben Late goes to ${one.name} from`)
  await expectNoAxeViolations(page)
  await expectNoHindrance(page)
  await dialog.getByRole('button', { name: 'Swap villas' }).click()
  await expectToast(page, 'Ann Early and Ben Late have swapped villas')
  await expect(page.getByRole('main')).toContainText(other.name)
  expect([await villaOf(app, ann), await villaOf(app, ben)]).toEqual([other.id, one.id])
})

test('a swap that a third guest is in the way of says who, and changes nothing', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const [one, other] = await readVillas(app)
  const ann = await book(app, one.id, 'Ann Early', -2, 4)
  const ben = await book(app, other.id, 'Ben Late', -1, 2)
  await book(app, other.id, 'Cat Later', 2, 5)
  await openPanel(page, `bookings/${ann}`)
  await page.getByRole('button', { name: 'Swap villas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Swap villas: Ann Early' })
  await dialog.getByLabel('Swap with').selectOption(String(ben))
  await dialog.getByRole('button', { name: 'Swap villas' }).click()
  await expect(dialog.getByRole('alert')).toContainText('(Cat Later)')
  expect([await villaOf(app, ann), await villaOf(app, ben)]).toEqual([one.id, other.id])
})

test('stays in the way of repairs are listed, moved and the nights blocked with one press', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const [one, other] = await readVillas(app)
  const ann = await book(app, one.id, 'Ann Early', -2, 2)
  const ben = await book(app, one.id, 'Ben Late', 3, 5)
  await openPanel(page, 'blocks')
  await page.getByRole('button', { name: 'Block dates' }).first().click()
  await control(page, 'villaId').selectOption(one.name)
  await control(page, 'startDate').fill(app.today())
  await control(page, 'endDate').fill(addDays(app.today(), 6))
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: `Stays in the way: ${one.name}` })
  await expect(dialog.getByLabel('New villa of Ann Early').locator('option:checked')).toContainText(
    'same category',
  )
  await expectNoAxeViolations(page)
  await expectNoHindrance(page)
  // One of them by a press of its own, the other with the block.
  await dialog.getByLabel('New villa of Ben Late').selectOption(String(other.id))
  await dialog.getByRole('button', { name: 'Move now: Ben Late' }).click()
  await expectToast(page, `Ben Late moved to ${other.name}`)
  await expect(dialog.getByText('Ben Late')).toHaveCount(0)
  await dialog.getByLabel('New villa of Ann Early').selectOption(String(other.id))
  await dialog.getByRole('button', { name: 'Move 1 stay and block' }).click()
  await expectToast(page, 'Dates blocked successfully')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(one.name)
  expect([await villaOf(app, ann), await villaOf(app, ben)]).toEqual([other.id, other.id])
  const { rows } = await app.database.pool.query('select villa_id from blocks')
  expect(rows).toEqual([{ villa_id: one.id }])
})

test('nights of a maintenance ticket are cleared of guests from its dialog', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const [one] = await readVillas(app)
  const ann = await book(app, one.id, 'Ann Early', -1, 2)
  await app.database.pool.query(
    `insert into maintenance_tickets (key, villa_id, description, urgency, reported_by_id, reported_by_email)
     values (repeat('a', 32), $1, 'The roof leaks', 'urgent', 1, 'sample@example.com')`,
    [one.id],
  )
  await openPanel(page, 'maintenance')
  await page.getByRole('button', { name: /^Open ticket: / }).click()
  const ticket = page.getByRole('dialog', { name: one.name, exact: true })
  await ticket.getByRole('button', { name: 'Block nights' }).click()
  await expect(ticket.getByRole('alert')).toContainText('Ann Early')
  await ticket.getByRole('button', { name: 'Move the stays in the way' }).click()
  await page.getByRole('button', { name: 'Move 1 stay and block' }).click()
  await expectToast(page, 'Dates blocked successfully')
  await expect(ticket.getByText('Nights blocked:')).toBeVisible()
  expect(await villaOf(app, ann)).not.toBe(one.id)
  const linked = 'select 1 from maintenance_tickets join blocks on blocks.id = block_id'
  expect((await app.database.pool.query(linked)).rowCount).toBe(1)
})
