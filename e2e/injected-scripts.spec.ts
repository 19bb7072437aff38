import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { createApp } from '@/server/http/app'
import { PageCache } from '@/server/pages/page-cache'
import { servePages } from '@/server/pages/serve-pages'
import { listen } from '../test/uploads'
import { expect, test } from './fixtures'

const OWN = 'document.documentElement.dataset.own = "ran"'
const INJECTED = 'document.documentElement.dataset.injected = "ran"'
const HTML = [
  '<!DOCTYPE html><html lang="en"><head><title>Villas</title><link rel="icon" href="data:,">',
  `<style>h1{color:rgb(1,2,3)}</style></head><body><h1>Villas</h1><script>${OWN}</script>`,
  `<script>${INJECTED}</script><script nonce="guess">${INJECTED}</script><img src="data:," onerror='${INJECTED}' alt="">`,
  '<p>Text</p><style>p{color:rgb(1,2,3)}</style></body></html>',
].join('')

test('a script or a style that found its way into a page is refused by the browser, and ours are not', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content Security Policy/)
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent' }))
  servePages(app, {
    site: {
      render: async () => ({
        status: 200,
        location: undefined,
        html: HTML,
        scripts: [OWN],
        tags: [],
        routes: [],
      }),
      knowsPath: () => true,
      searchOf: () => '',
      manifest: {},
      dress: (html) => ({ html, scripts: [], styles: ['h1{color:rgb(1,2,3)}'] }),
    },
    languages: ['en'],
    siteUrl: 'http://localhost',
    today: () => toDay('2027-03-10'),
    cache: new PageCache(),
    namesKnown: async () => true,
    standIns: {},
    findPreviews: async () => new Map(),
  })
  try {
    await page.goto(`${await listen(app)}/villas`)
    await expect(page.locator('html')).toHaveAttribute('data-own', 'ran')
    await expect(page.locator('html')).not.toHaveAttribute('data-injected')
    await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.getByText('Text')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  } finally {
    await app.close()
  }
})
