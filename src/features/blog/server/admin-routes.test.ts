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
  ['is an empty text', { content: '' }],
  ['is blank', { body: doc({ type: 'paragraph' }) }],
  ['says two things', { body: LAKE, content: 'Go late.' }],
])('a post that %s is refused beside its text', async ([, said], { staff: { admin } }) => {
  const { status, body } = await admin.call('POST', PATH, { title: 'The lake', ...(said as object) })
  expect(status).toBe(422)
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['content', 'body'])
})

test.for<[string, string, number | undefined]>([
  ['stands in one paragraph', 'A line of a long post.\n'.repeat(2000).trim(), 1],
  ['has a paragraph a line', Array.from({ length: 2000 }, (_, index) => `Line ${index}`).join('\n\n'), 2000],
  ['is a list', Array.from({ length: 2000 }, (_, index) => `- Entry ${index}`).join('\n'), 1],
  ['has more parts than a document', Array.from({ length: 6000 }, () => 'Line').join('\n\n'), undefined],
])(
  'a long text without a document that %s is listed, and survives a change of its title',
  async ([, content, blocks], { staff: { admin }, database }) => {
    const row = { title: 'Long', slug: `long-${content.length}`, content, isPublished: true }
    const [stored] = await database.orm.insert(blogPosts).values(row).returning()
    expect((await admin.call('GET', PATH)).status).toBe(200)
    const { status, body: read } = await admin.call('GET', `${PATH}/${stored?.id}`)
    expect([status, read.body?.content.length]).toEqual([200, blocks])
    const changed = await admin.call('PATCH', `${PATH}/${stored?.id}`, { title: 'Longer' })
    expect(changed.status).toBe(200)
    expect(changed.body.content).toBe(content)
    expect((await admin.call('GET', '/api/blog-posts')).status).toBe(200)
  },
)

test('a document with more text than a post may have is refused', async ({ staff: { admin } }) => {
  const body = doc(...Array.from({ length: 3 }, () => paragraph('a'.repeat(50_000))))
  const { status, body: answer } = await admin.call('POST', PATH, { title: 'The lake', body })
  expect([status, answer.errors?.[0]?.path]).toEqual([422, 'content'])
})

test.for(['PUT', 'PATCH'] as const)(
  'a program that knows no documents sends a post back by %s as it was read: its document stays',
  async (method, { staff: { admin } }) => {
    const { body: made } = await admin.call('POST', PATH, { title: 'The lake', body: LAKE })
    const { title, slug, excerpt, content } = made
    const { status, body } = await admin.call(method, `${PATH}/${made.id}`, {
      ...{ title, slug, excerpt, content },
      isPublished: true,
    })
    expect([status, body.body, body.isPublished]).toEqual([200, LAKE, true])
    const { body: written } = await admin.call(method, `${PATH}/${made.id}`, {
      title,
      slug,
      content: 'Go late.',
    })
    expect(written).toMatchObject({ content: 'Go late.', body: doc(paragraph('Go late.')) })
  },
)

test('a change of something else leaves a text that was written without an editor as it is', async ({
  staff: { admin },
}) => {
  const content = 'One line\nand the next.\n## When\nIn June.'
  const { body: made } = await admin.call('POST', PATH, { title: 'The lake', content })
  const { body: changed } = await admin.call('PATCH', `${PATH}/${made.id}`, { excerpt: 'Go early' })
  expect(changed).toMatchObject({ content, excerpt: 'Go early' })
})
