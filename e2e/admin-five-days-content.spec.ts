import { calendarText, stayEvent } from '../test/calendar-text'
import { startOutside } from '../test/outside'
import { control, dialogOf, expectToast, saveButton } from './admin-panel'
import { DAY, entryOf, goTo, makeStays, press, testDay } from './five-days'
import { expect } from './fixtures'

testDay(
  "the editor's day",
  async (_page, app) => {
    await app.database.pool.query("delete from blog_posts where title = 'Three crater lakes'")
    await app.database.pool.query("delete from events where title = 'Carols by lamplight'")
  },
  async (page) => {
    await goTo(page, 'Blog')
    await press(page, 'Add Post')
    await control(page, 'title').fill('Three crater lakes')
    await page.getByRole('textbox', { name: 'Text' }).pressSequentially('Go early.')
    await control(page, 'isPublished').check()
    await saveButton(page).click()
    await expectToast(page, 'Post created successfully')

    await goTo(page, 'Events')
    await press(page, 'Add Event')
    const form = dialogOf(page, 'Add Event')
    await form.getByLabel('Title').fill('Carols by lamplight')
    await form.getByLabel('First day').fill('2027-03-30')
    await form.getByLabel('Begins at').fill('18:00')
    await form.getByLabel('Ends at').fill('23:30')
    await saveButton(page).click()
    await expect(form).toBeHidden()
    await expect(entryOf(page, 'Carols by lamplight')).toContainText('6:00 PM to 11:30 PM')

    // What was written stands on the site; what was a slip is put back.
    await page.goto('/blog/three-crater-lakes')
    await expect(page.getByRole('article')).toContainText('Go early.')
    await page.goto('/events')
    await expect(page.getByRole('listitem').filter({ hasText: 'Carols by lamplight' })).toBeVisible()
    await page.goto('/admin/events')
    await press(entryOf(page, 'Carols by lamplight'), /^Delete/)
    await press(page.getByRole('dialog'), 'Delete')
    await press(page, 'Undo')
    await expect(entryOf(page, 'Carols by lamplight')).toBeVisible()
  },
)

testDay(
  'a day of channels',
  async (_page, app) => {
    await makeStays(app, [['Early Guest', '2027-03-14', '2027-03-16', 'confirmed']])
  },
  async (page, app) => {
    const platform = await startOutside((_request, answer) => {
      answer.end(
        calendarText(
          stayEvent('a', '20270315', '20270318', 'Reserved'),
          stayEvent('b', '20270322', '20270324', 'Reserved'),
        ),
      )
    })
    const { rows } = await app.database.pool.query(
      'select id from villas where is_available order by id limit 1',
    )
    await goTo(page, 'Channels')
    await press(page, 'Add Feed')
    await control(page, 'villaId').selectOption({ value: String(rows[0].id) })
    await control(page, 'name').fill('Sample Stays')
    await control(page, 'url').fill(`${platform.url}/secret.ics`)
    await saveButton(page).click()
    await expectToast(page, 'Feed created successfully')
    await press(page, /^Read Sample Stays, .* now$/)
    await expectToast(page, 'Read: 2 stays ahead')
    const conflicts = page.getByRole('region', { name: 'Conflicts' })
    await expect(conflicts).toContainText('Early Guest, 14 Mar to 16 Mar 2027')

    // Where bookings are worked it is said too; nights that stay free are blocked by hand, and that is taken back.
    await goTo(page, 'Timeline')
    await page.getByRole('link', { name: 'Look at conflicts' }).click()
    await press(conflicts, /^Mark as seen/)
    await expect(conflicts).toContainText('Seen by ')
    await goTo(page, 'Blocked dates')
    await press(page, 'Block dates')
    await control(page, 'villaId').selectOption({ index: 3 })
    await control(page, 'startDate').fill(DAY)
    await control(page, 'endDate').fill('2027-03-11')
    await saveButton(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await goTo(page, 'Channels')
    await press(page, /^Delete Sample Stays/)
    await press(page.getByRole('dialog'), 'Delete')
    await expect(entryOf(page, 'Sample Stays')).toHaveCount(0)
    await platform.close()
  },
)
