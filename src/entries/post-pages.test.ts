import { expect } from 'vitest'
import { blogPosts } from '@/features/blog/server/table'
import { test } from '../../test/database'
import { createSite } from '../../test/site'

test('a published post has a page and stands in the list and the sitemap; a draft has and does none of it', async ({
  database,
}) => {
  const app = await createSite(database)
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
