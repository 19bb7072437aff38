import { expect } from 'vitest'
import type { RichText } from '@/features/rich-text/contract'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { PAGE_SECTIONS } from '../rules/section-names'
import { readEnglishSection } from './site-sections'

type Section = { id: number; section: string; title: string; body: RichText; isChanged: boolean }

const words = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('every section says what came with the site until staff write it, and again once they take that back', async ({
  database,
}) => {
  const changed: string[] = []
  const app = await createApi(database, { changed: (...paths: string[]) => changed.push(...paths) })
  const editor = await signInAs(app, database.orm, 'admin')
  const shown = async (page: string) => (await app.inject({ url: `/api/page-sections/${page}` })).json()

  const { body: list } = await editor.call('GET', '/api/admin/page-sections')
  expect(list.map(({ section }: Section) => section)).toEqual([...PAGE_SECTIONS])
  expect(list.some(({ isChanged }: Section) => isChanged)).toBe(false)
  for (const page of ['about', 'restaurant', 'services'])
    expect(await shown(page)).toEqual(
      PAGE_SECTIONS.filter((name) => name.startsWith(page)).map((section) => ({
        section,
        ...readEnglishSection(section),
      })),
    )

  const story: Section = list.find(({ section }: Section) => section === 'about-story')
  const path = `/api/admin/page-sections/${story.id}`
  const written = { title: 'How it began', body: words('With a banana tree.') }
  const { status, body: saved } = await editor.call('PUT', path, written)
  expect([status, saved]).toMatchObject([200, { ...written, section: 'about-story', isChanged: true }])
  expect(changed).toContain('/api/page-sections')
  expect(await shown('about')).toContainEqual({ section: 'about-story', ...written })

  // Where one of the two is left out, it is as it came with the site.
  await editor.call('PUT', path, { title: 'How it began' })
  expect(await shown('about')).toContainEqual({
    section: 'about-story',
    title: 'How it began',
    body: readEnglishSection('about-story').body,
  })
  const { body: reset } = await editor.call('PATCH', path, { title: ' ', body: null })
  expect(reset).toMatchObject({ ...readEnglishSection('about-story'), isChanged: false })
  await app.close()
})

test('sections are neither added nor deleted, and nobody writes over what another has just written', async ({
  database,
}) => {
  const app = await createApi(database)
  const editor = await signInAs(app, database.orm, 'admin')
  const path = '/api/admin/page-sections'
  const { body: list } = await editor.call('GET', path)
  expect((await editor.call('POST', path, { title: 'A' })).status).toBe(404)
  expect((await editor.call('DELETE', `${path}/1`)).status).toBe(404)

  const [{ updatedAt }] = list
  expect((await editor.call('PATCH', `${path}/1`, { title: 'One', updatedAt })).status).toBe(200)
  expect((await editor.call('PATCH', `${path}/1`, { title: 'Two', updatedAt })).status).toBe(409)
  const both = ['Three', 'Four'].map((title) => editor.call('PUT', `${path}/3`, { title, updatedAt }))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  const unsafe = { type: 'doc', content: [{ type: 'image', attrs: { src: 'javascript:alert(1)' } }] }
  expect((await editor.call('PATCH', `${path}/1`, { body: unsafe })).status).toBe(422)
  expect((await app.inject({ url: '/api/page-sections/nothing' })).statusCode).toBe(422)
  expect((await editor.call('PATCH', `${path}/23`, { title: 'None' })).status).toBe(404)
  await app.close()
})

test('a document that this release cannot read is not shown', async ({ database }) => {
  const app = await createApi(database)
  await database.pool.query(
    `insert into page_sections (section, body) values ('about-vision', '{"type": "doc", "content": [{"type": "video"}]}')`,
  )
  const { body } = await app.inject({ url: '/api/page-sections/about' })
  expect(JSON.parse(body)).toContainEqual({ section: 'about-vision', ...readEnglishSection('about-vision') })
  await app.close()
})
