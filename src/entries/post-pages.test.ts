import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { blogPosts } from '@/features/blog/server/table'
import { createApp } from '@/server/app'
import { readSettings } from '@/server/env'
import { test } from '../../test/database'
import { furnish } from './furnish'
import { loadSampleProperty } from './sample-property'
import { knowsPath, pageParameters, renderSite } from './site-render'

test('a published post has a page and stands in the list and the sitemap; a draft has and does none of it', async ({
  database,
}) => {
  await loadSampleProperty(database.orm)
  await database.orm.insert(blogPosts).values([
    {
      title: 'When the cranes come',
      slug: 'when-the-cranes-come',
      content: 'They come in April.\n\n## Where\n\n- by the pond',
      excerpt: null,
      isPublished: true,
    },
    { title: 'Not yet', slug: 'not-yet', content: 'Words', excerpt: null, isPublished: false },
  ])
  const settings = readSettings({ LOG_LEVEL: 'silent', SITE_URL: 'https://hotel.example.com' })
  const app = await createApp(settings)
  const built = mkdtempSync(path.join(tmpdir(), 'no-built-files-'))
  for (const folder of ['client/assets', 'panel/staff-assets'])
    mkdirSync(path.join(built, folder), { recursive: true })
  const site = { render: renderSite, knowsPath, parameters: pageParameters, manifest: { routes: {} } }
  const panel = { css: [], preloads: [], scripts: [] }
  await furnish(app, { settings, database, root: process.cwd(), clock: () => new Date(), site, panel, built })

  const page = await app.inject({ url: '/blog/when-the-cranes-come' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<title>When the cranes come | Pearl Villas Mbarara</title>')
  expect(page.body).toContain('>Where</h2>')
  expect(page.body).toContain('"@type":"BlogPosting"')
  expect((await app.inject({ url: '/blog/not-yet' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/blog/a-morning-at-lake-mburo' })).statusCode).toBe(200)

  const list = (await app.inject({ url: '/blog' })).body
  expect(list).toContain('href="/blog/when-the-cranes-come"')
  expect(list).not.toContain('Not yet')
  const sitemap = (await app.inject({ url: '/sitemap.xml' })).body
  expect(sitemap).toContain('https://hotel.example.com/blog/when-the-cranes-come')
  expect(sitemap).not.toContain('not-yet')
  await app.close()
})
