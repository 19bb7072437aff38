import { MANAGER } from './admin-panel'
import { expect, test } from './fixtures'

const NOTE = 'Illustrations until our photographer has been.'

test('pages with renderings say so quietly, until staff switch it off in Property Facts', async ({
  page,
}) => {
  await page.request.post('/api/auth/login', { data: MANAGER })
  const show = async (hasIllustrations: boolean) => {
    const { facts } = await (await page.request.get('/api/admin/property')).json()
    const answer = await page.request.put('/api/admin/property', { data: { ...facts, hasIllustrations } })
    expect(answer.status()).toBe(200)
  }
  for (const [path, notes] of [
    ['/', 1],
    ['/villas', 1],
    ['/villas/family-villa', 2],
    ['/gallery', 2],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(NOTE)).toHaveCount(notes)
  }
  await show(false)
  try {
    for (const path of ['/', '/villas/family-villa', '/gallery']) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByText(NOTE)).toHaveCount(0)
    }
  } finally {
    await show(true)
  }
})
