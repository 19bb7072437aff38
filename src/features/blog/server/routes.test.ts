import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { blogPosts } from './table'

test('visitors read what is published, newest first, and no drafts', async ({ database }) => {
  const app = await createApi(database)
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const post = { content: 'Text', excerpt: null }
  await database.orm.insert(blogPosts).values([
    { ...post, title: 'Older', slug: 'older', isPublished: true, createdAt: new Date('2027-01-01') },
    { ...post, title: 'Draft', slug: 'draft' },
    { ...post, title: 'Newer', slug: 'newer', isPublished: true, createdAt: new Date('2027-02-01') },
  ])
  const posts = (await app.inject({ url: '/api/blog-posts' })).json()
  expect(posts.map(({ title }: { title: string }) => title)).toEqual(['Newer', 'Older'])
  expect(posts[0]).toMatchObject({ slug: 'newer', content: 'Text', createdAt: '2027-02-01T00:00:00.000Z' })
  await app.close()
})
