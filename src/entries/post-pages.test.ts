import { expect } from 'vitest'
import { blogPosts } from '@/features/blog/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
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

test('the articles that come with the site are signed with the name the hotel has', async ({ database }) => {
  await database.orm.delete(propertyFacts)
  await database.orm.insert(propertyFacts).values({ facts: { ...sampleFacts, name: 'Crane Lodge' } })
  const app = await createSite(database)
  const { body } = await app.inject({ url: '/blog/a-morning-at-lake-mburo' })
  expect(body).toContain('By The Crane Lodge team')
  expect(body).toContain('"author":{"@type":"Organization","name":"The Crane Lodge team"')
  expect(body).not.toContain('Pearl Villas team')
  await app.close()
})

test('a post has its page however many there are', async ({ database }) => {
  await database.pool.query(
    `insert into blog_posts (title, slug, content, is_published)
     select 'Post ' || n, 'post-' || n, 'It falls early.', true from generate_series(1, 600) n`,
  )
  const app = await createSite(database)
  for (const slug of ['post-1', 'post-600'])
    expect([slug, (await app.inject({ url: `/blog/${slug}` })).statusCode]).toEqual([slug, 200])
  await app.close()
})
