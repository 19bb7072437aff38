import { addDays } from '@/kernel/days'
import { openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { expectPlainFields } from './plain-labels'

test('staff find a group by its reference, move, confirm and cancel all of it at once', async ({
  page,
  request,
  app,
  resetBookings,
}) => {
  void resetBookings
  const villas: { id: number; isAvailable: boolean }[] = await (await request.get('/api/villas')).json()
  const [one, two] = villas.filter(({ isAvailable }) => isAvailable)
  const arrival = addDays(app.today(), 30)
  const part = (villaId = 0) => ({
    villaId,
    checkInDate: arrival,
    checkOutDate: addDays(arrival, 2),
    numberOfGuests: 2,
  })
  const answer = await request.post('/api/group-bookings', {
    data: {
      guestName: 'Sample Bride',
      guestEmail: 'bride@guest.example',
      parts: [part(one?.id), { ...part(two?.id), guestName: 'Sample Aunt' }],
    },
  })
  expect(answer.status()).toBe(201)
  const { reference } = await answer.json()

  await openPanel(page, '/bookings')
  await page.getByRole('searchbox').fill(reference)
  await expect(rowOf(page, 'Sample Aunt')).toContainText(`Group ${reference}`)
  await expect(rowOf(page, 'Sample Bride')).toBeVisible()
  await rowOf(page, 'Sample Aunt').getByRole('link', { name: 'Sample Aunt' }).click()

  const group = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `Group ${reference}` }) })
  await expect(group.getByRole('listitem')).toHaveCount(2)
  await expect(group).toContainText('In charge: Sample Bride')
  await expectNoAxeViolations(page)

  // What was written about the group stands with each of its bookings, and so does the way to all of it.
  await expect(page.getByText('New group request, to staff')).toBeVisible()
  await page.getByRole('button', { name: 'Make a link to the whole group' }).click()
  const link = page.getByLabel('The guest’s link')
  await expect(link).toHaveValue(/\/my-booking\/[\w-]{22}$/)
  const own = await (await request.get(`/api${new URL(await link.inputValue()).pathname}`)).json()
  expect(own.group.reference).toBe(reference)

  await group.getByRole('button', { name: 'Change contact' }).click()
  const contact = page.getByRole('dialog', { name: `Contact of group ${reference}` })
  await expectNoAxeViolations(page)
  await contact.getByLabel('E-mail').fill('groom@guest.example')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(group).toContainText('In charge: Sample Bride, groom@guest.example')
  const { groupId } = await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json()
  const { rows: queued } = await app.database.pool.query(
    "select kind from mails where kind = 'group-link' and subject_id = $1",
    [groupId],
  )
  expect(queued).toHaveLength(1)
  expect((await request.get(`/api${new URL(await link.inputValue()).pathname}`)).status()).toBe(404)

  await group.getByLabel('Move by days').fill('3')
  await group.getByRole('button', { name: 'Move all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move all' }).click()
  await expect(page.getByText(`Group ${reference}: $`).first()).toBeVisible()
  await group.getByRole('button', { name: 'Confirm all' }).click()
  await expect(group.getByText('Confirmed', { exact: true })).toHaveCount(2)
  await group.getByRole('button', { name: 'Cancel all' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The wedding is off')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click()
  await expect(group.getByText('Cancelled', { exact: true })).toHaveCount(2)
  // A slip: all of it comes back as one.
  await group.getByRole('button', { name: 'Undo ‘Cancelled’ of 2 villas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(group.getByText('Confirmed', { exact: true })).toHaveCount(2)
  await group.getByRole('button', { name: 'Cancel all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click()
  await expect(group.getByText('Cancelled', { exact: true })).toHaveCount(2)
  const { rows } = await app.database.pool.query(
    'select distinct status, check_in_date::text as arrival from bookings',
  )
  expect(rows).toEqual([{ status: 'cancelled', arrival: addDays(arrival, 3) }])
})

test('staff take a group down for a guest who calls: three villas each with its nights and party, all or nothing', async ({
  page,
  request,
  app,
  complaints,
  resetBookings,
}) => {
  complaints.allow(/409.*group-bookings/)
  await resetBookings()
  const villas: { id: number; name: string; roomNumber: string; maxGuests: number; isAvailable: boolean }[] =
    await (await request.get('/api/villas')).json()
  const [one, two, three, four] = villas.filter(({ isAvailable, maxGuests }) => isAvailable && maxGuests >= 2)
  if (!one || !two || !three || !four) throw new Error('there are too few villas')
  const arrival = addDays(app.today(), 30)
  const { rows: companies } = await app.database.pool.query(
    `insert into companies (name, address) values ('Wedding Planners', 'Mbarara'), ('Other Planners', null) returning id`,
  )
  await openPanel(page, '/bookings')
  await page.getByRole('button', { name: 'New group' }).click()
  const form = page.getByRole('dialog', { name: 'New group of villas' })
  const villa = (place: number) => form.getByRole('group', { name: `Villa ${place}`, exact: true })
  await expectPlainFields(form)
  for (const place of [1, 2]) {
    await villa(place).getByLabel('Check-in').fill(arrival)
    await villa(place).getByLabel('Check-out').fill(addDays(arrival, 2))
  }
  await villa(1).getByRole('combobox', { name: 'Villa' }).selectOption(String(one.id))
  await villa(2).getByRole('combobox', { name: 'Villa' }).selectOption(String(one.id))
  await form.getByRole('combobox', { name: 'Company or agency' }).selectOption('Wedding Planners')
  await expect(form).toContainText('Invoices to Wedding Planners, Mbarara')
  await form.getByLabel('Full name').fill('Sample Bride')
  await form.getByLabel('E-mail').fill('bride@guest.example')
  await form.getByRole('button', { name: 'Take group' }).click()
  await expect(villa(2)).toContainText('This villa is already in the group on these nights.')
  await expectNoAxeViolations(page)

  await villa(2).getByRole('combobox', { name: 'Villa' }).selectOption(String(two.id))
  // A further villa begins with the nights of the last one.
  await form.getByRole('button', { name: 'Add a villa' }).click()
  await expect(villa(3).getByLabel('Check-in')).toHaveValue(arrival)
  await villa(3).getByLabel('Check-out').fill(addDays(arrival, 3))
  await villa(3).getByRole('combobox', { name: 'Villa' }).selectOption(String(three.id))
  await villa(3).getByLabel('Who stays here').fill('Sample Aunt')
  await expect(form.getByText(/^3 villas, \$[\d,.]+ in all$/)).toBeVisible()

  // Somebody else books one of them meanwhile: none is taken, and which it was is said beside it.
  const meanwhile = await request.post('/api/bookings', {
    data: {
      villaId: two.id,
      guestName: 'Faster Sample',
      guestEmail: 'faster@guest.example',
      checkInDate: arrival,
      checkOutDate: addDays(arrival, 1),
      numberOfGuests: 1,
    },
  })
  expect(meanwhile.status()).toBe(201)
  await form.getByRole('button', { name: 'Take group' }).click()
  await expect(villa(2)).toContainText(/is taken from/)
  const countGroups = async () =>
    (await app.database.pool.query('select count(*)::int as count from bookings where group_id is not null'))
      .rows[0].count
  expect(await countGroups()).toBe(0)

  await villa(2).getByRole('combobox', { name: 'Villa' }).selectOption(String(four.id))
  await form.getByRole('button', { name: 'Take group' }).click()
  const group = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Group [2-9A-Z]{8}$/ }) })
  await expect(group.getByRole('listitem')).toHaveCount(3)
  await expect(group).toContainText('In charge: Sample Bride, bride@guest.example')
  await expect(group).toContainText('Sample Aunt')
  await expect(group.getByText('Confirmed')).toHaveCount(3)
  await expect(group).toContainText('Billed to Wedding Planners')
  await group.getByRole('button', { name: 'Bill all villas to…' }).click()
  await expectNoAxeViolations(page)
  await group.getByLabel('Billed to').selectOption('Other Planners')
  await group.getByRole('button', { name: 'Save' }).click()
  await expect(group).toContainText('Billed to Other Planners')
  expect(await countGroups()).toBe(3)
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count from audit_entries entry join bookings stay on stay.id = entry.row_id
     where entry.resource = 'bookings' and entry.action = 'create' and stay.group_id is not null`,
  )
  expect(rows[0].count).toBe(3)
  const { pool } = app.database
  await pool.query('delete from booking_billing')
  await pool.query('delete from companies where id = any($1)', [companies.map(({ id }) => id)])
})
