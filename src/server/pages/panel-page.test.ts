import cookies from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { servePanel } from './panel-page'

const filesOf = (language: string) => ({
  css: [],
  preloads: [],
  scripts: [{ attrs: { src: `/staff-assets/${language}.js` } }],
})

test('the panel opens in the language its browser remembers, and in English for any other', async () => {
  const app = fastify()
  await app.register(cookies)
  servePanel(app, { files: { en: filesOf('en'), fr: filesOf('fr') }, isSecure: false, isBuilt: true })
  const open = async (cookie: string) =>
    (await app.inject({ url: '/admin/bookings', headers: { cookie } })).body
  expect(await open('panel-language=fr')).toMatch(/<html lang="fr">.*src="\/staff-assets\/fr\.js"/)
  for (const cookie of ['', 'panel-language=en', 'panel-language=xx', 'panel-language=constructor'])
    expect(await open(cookie)).toMatch(/<html lang="en">.*src="\/staff-assets\/en\.js"/)
  await app.close()
})

test('where the panel is not built in a language, it opens in English', async () => {
  const app = fastify()
  await app.register(cookies)
  servePanel(app, { files: { en: filesOf('en') }, isSecure: false, isBuilt: true })
  const { body } = await app.inject({ url: '/admin', headers: { cookie: 'panel-language=fr' } })
  expect(body).toMatch(/<html lang="en">.*src="\/staff-assets\/en\.js"/)
  await app.close()
})
