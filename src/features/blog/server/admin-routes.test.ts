import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { RichText } from '@/features/rich-text/contract'
import { test } from '../../../../test/staffed-property'
import { blogPosts } from './table'

const PATH = '/api/admin/blog-posts'

const paragraph = (text: string, isBold = false): RichText['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(isBold && { marks: [{ type: 'bold' as const }] }) }],
})
const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const LAKE = doc(paragraph('Go early.', true), { type: 'image', attrs: { src: '/1.jpg', alt: 'The lake' } })

test('a post sent as a document is read as one, and as its text', async ({ staff: { admin } }) => {
  const made = await admin.call('POST', PATH, { title: 'The lake', body: LAKE, isPublished: true })
  expect(made).toMatchObject({ status: 201, body: { body: LAKE, content: 'Go early.' } })
  const { body: read } = await admin.call('GET', '/api/blog-posts')
  expect(read[0]).toMatchObject({ body: LAKE, content: 'Go early.' })

  const { status, body } = await admin.call('PATCH', `${PATH}/${made.body.id}`, { isPublished: false })
  expect([status, body.body]).toEqual([200, LAKE])
})

test('a post sent as text alone is that text, whatever document there was', async ({ staff: { admin } }) => {
  const { body: made } = await admin.call('POST', PATH, { title: 'The lake', body: LAKE })
  const { body: changed } = await admin.call('PATCH', `${PATH}/${made.id}`, { content: '## When\nIn June.' })
  expect(changed.body.content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'When' }] },
    paragraph('In June.'),
  ])
  expect(changed.content).toBe('## When\nIn June.')
  const { body: again } = await admin.call('PATCH', `${PATH}/${made.id}`, { body: LAKE })
  expect(again).toMatchObject({ body: LAKE, content: 'Go early.' })
})

test('a text that a release before this one wrote over a document is what is read', async ({
  staff: { admin },
  database,
}) => {
  const post = { title: 'The lake', body: LAKE, isPublished: true }
  const { body: made } = await admin.call('POST', PATH, post)
  await database.orm.update(blogPosts).set({ content: 'Go late.' }).where(eq(blogPosts.id, made.id))
  const { body: read } = await admin.call('GET', '/api/blog-posts')
  expect(read[0]).toMatchObject({ body: null, content: 'Go late.' })
  const { body: staffRead } = await admin.call('GET', `${PATH}/${made.id}`)
  expect(staffRead.body).toEqual(doc(paragraph('Go late.')))
})

test.for([
  ['says nothing', {}],
  ['is blank', { body: doc({ type: 'paragraph' }) }],
  ['says two things', { body: LAKE, content: 'Go late.' }],
])('a post that %s is refused beside its text', async ([, said], { staff: { admin } }) => {
  const { status, body } = await admin.call('POST', PATH, { title: 'The lake', ...(said as object) })
  expect(status).toBe(422)
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['content', 'body'])
})
