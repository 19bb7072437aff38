import { expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { createApp } from '@/server/http/app'
import { test } from '../../test/database'
import { searchEngineRoutes } from './search-engine-routes'
import { fixedPaths } from './site-render'

const SITE = 'https://villas.example'

test('machines are told of every page guests may find, and of none that is private', async ({ database }) => {
  await database.orm.insert(propertyFacts).values({ facts: { ...sampleFacts, name: 'Hill "& Sons"' } })
  await database.orm
    .insert(villaCategories)
    .values([{ name: 'Garden Studio' }, { name: 'Put away', isActive: false }])
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }))
  searchEngineRoutes(app, {
    database,
    siteUrl: SITE,
    fixedPaths,
    languages: ['en'],
    today: () => toDay('2027-03-14'),
  })
  const read = async (url: string) => app.inject({ method: 'GET', url })

  const sitemap = await read('/sitemap.xml')
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  for (const path of ['/', '/about', '/villas', '/gallery', '/blog', '/contact', '/calendar', '/booking'])
    expect(listed).toContain(SITE + path)
  expect(listed).toContain(`${SITE}/villas/garden-studio`)
  expect(sitemap.body).not.toContain('put-away')
  expect(sitemap.body).toMatch(/a-morning-at-lake-mburo<\/loc><lastmod>2026-05-11<\/lastmod>/)
  expect(listed.some((address) => /\$|\/home|\/admin|my-booking|\/api\//.test(address ?? ''))).toBe(false)
  expect(new Set(listed).size).toBe(listed.length)

  const robots = (await read('/robots.txt')).body
  expect(robots).toContain('Disallow: /admin\n')
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).toContain('Allow: /api/assets/\n')
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)

  const manifest = await read('/site.webmanifest')
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest.json()).toMatchObject({ name: 'Hill "& Sons"', icons: [{ sizes: '192x192' }, {}, {}] })

  const contact = await read('/.well-known/security.txt')
  expect(contact.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(contact.body).toContain(`Contact: mailto:${sampleFacts.infoEmail}\n`)
  const expires = new Date(/^Expires: (.+)$/m.exec(contact.body)?.[1] ?? '').getTime() - Date.now()
  expect(expires).toBeGreaterThan(0)
  expect(expires).toBeLessThan(365 * 86_400_000)
  await app.close()
})
