import { expect, test, vi } from 'vitest'
import { readSettings } from '@/server/env'
import { createApp } from '@/server/http/app'
import { prepareAtRest } from './prepare-at-rest'

async function openApp() {
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent', SITE_LANGUAGES: 'en,fr,de' }), {
    loadLanguage: async () => {},
  })
  const prepare = vi.fn(async (_language: string) => {})
  prepareAtRest(app, prepare, 5)
  app.get('/villas', { config: { access: 'anyone' } }, async () => 'a page')
  return { app, prepare, prepared: () => new Set(prepare.mock.calls.flat()) }
}

test('a language is made ready once the app listens and a page of it was read, without a question', async () => {
  const { app, prepared } = await openApp()
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(prepared()).toEqual(new Set(['en'])))
  await fetch(`${url}/de/villas`)
  await vi.waitFor(() => expect(prepared()).toEqual(new Set(['en', 'de'])))
  await app.close()
})

test('nothing is made ready in an app that does not listen, nor after its end', async () => {
  const { app, prepare, prepared } = await openApp()
  await app.inject('/fr/villas')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(prepared().size).toBe(0)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(prepared()).toEqual(new Set(['en', 'fr'])))
  await app.close()
  const calls = prepare.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(prepare).toHaveBeenCalledTimes(calls)
})
