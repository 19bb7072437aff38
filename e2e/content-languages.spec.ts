import { sampleVillas } from '@/features/villas/server/sample-villas'
import { VILLA_TEXTS } from '@/languages/de/known-texts-villas'
import { expectToast, openPanel, saveButton } from './admin-panel'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

/** An app that is offered in every language. */
const test = base.extend<object, { abroad: RunningApp }>({
  abroad: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const app = await openApp({ SITE_LANGUAGES: 'en,fr,sw,de' })
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ abroad }, use) => use(abroad.url),
})

const GERMAN = VILLA_TEXTS[sampleVillas[0]?.description ?? ''] ?? ''
const FRENCH = 'Une terrasse sur les collines, à l’heure où le soir tombe.'

test('an editor translates a villa into French, and guests read it there and in English elsewhere', async ({
  page,
}) => {
  const [villa] = await (await page.request.get('/api/villas')).json()
  await openPanel(page, 'villas')
  const row = page.getByRole('row').filter({ has: page.getByText(villa.slug, { exact: true }) })
  // It came with the site, which has it in every language.
  await expect(row.getByText('Complete')).toBeVisible()
  await row.getByRole('button', { name: /^Translate / }).click()
  const dialog = page.getByRole('dialog', { name: /in other languages$/ })
  const french = dialog.getByRole('tabpanel', { name: /^French/ })
  await expect(french.getByText(villa.description)).toBeVisible()
  await expectNoAxeViolations(page)
  await french.getByRole('textbox', { name: 'Full description (French)', exact: true }).fill(FRENCH)
  // What was typed in one language stays while another is looked at.
  await dialog.getByRole('tab', { name: 'German' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Full description (German)', exact: true })).toHaveValue(
    GERMAN,
  )
  await saveButton(page).click()
  await expectToast(page, 'Translations saved')

  const place = `/calendar?villa=${villa.id}`
  await page.goto(`/fr${place}`)
  await expect(page.getByText(FRENCH)).toBeVisible()
  for (const [elsewhere, text] of [
    [place, villa.description],
    [`/de${place}`, GERMAN],
  ]) {
    await page.goto(elsewhere)
    await expect(page.getByText(text)).toBeVisible()
  }

  await openPanel(page, 'villas')
  await row.getByRole('button', { name: /^Edit / }).click()
  await page
    .getByRole('textbox', { name: 'Full description', exact: true })
    .fill('A terrace above the hills.')
  await saveButton(page).click()
  await expect(row.getByText('Missing: Kiswahili, German')).toBeVisible()
  await expect(row.getByText('English changed since: French')).toBeVisible()
  await row.getByRole('button', { name: /^Translate / }).click()
  await french.getByRole('checkbox', { name: /still fit the English/ }).check()
  await saveButton(page).click()
  await expect(row.getByText('English changed since: French')).toHaveCount(0)
})
