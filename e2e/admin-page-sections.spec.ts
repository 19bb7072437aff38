import { control, dialogOf, expectToast, openPanel, rowOf, saveButton } from './admin-panel'
import { expect, test } from './fixtures'

test('an editor puts a dish on the menu and takes it off again, and the restaurant page and the concierge follow', async ({
  page,
  request,
}) => {
  const menu = 'Restaurant: Menu'
  await openPanel(page, 'page-sections')
  await rowOf(page, 'Traditional Ugandan')
    .getByRole('button', { name: `Edit ${menu}` })
    .click()
  const text = dialogOf(page, 'Edit Page Section').getByRole('textbox', { name: 'Text' })
  await expect(text).toContainText('Whole tilapia from the grill')
  await control(page, 'title').fill('Tonight’s kitchen')
  await text.getByText('Eshabwe').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Kalo with mushrooms')
  await saveButton(page).click()
  await expectToast(page, 'The page says it now')
  await expect(rowOf(page, 'Tonight’s kitchen').getByText('Changed')).toBeVisible()

  await page.goto('/restaurant')
  const card = page.getByRole('region', { name: 'Tonight’s kitchen' })
  await expect(card.getByRole('region', { name: 'Traditional Ugandan' }).getByRole('listitem')).toContainText(
    ['Steamed matooke with groundnut sauce', 'Eshabwe', 'Kalo with mushrooms'],
  )
  const asked = { message: 'What Ugandan dishes do you cook?' }
  expect(await (await request.post('/api/chat/concierge', { data: asked })).text()).toContain('Kalo')

  await openPanel(page, 'page-sections')
  await rowOf(page, 'Tonight’s kitchen')
    .getByRole('button', { name: `Bring back the original text of ${menu}` })
    .click()
  await page.getByRole('button', { name: 'Bring back', exact: true }).click()
  await expectToast(page, 'It is as it came with the site')
  await page.goto('/restaurant')
  await expect(page.getByRole('heading', { name: 'From the kitchen' })).toBeVisible()
  await expect(page.getByText('Kalo with mushrooms')).toHaveCount(0)
})
