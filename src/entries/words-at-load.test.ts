import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, readLanguageBy } from '@/kernel/language'
import { addTranslations, namesOfWords } from '@/kernel/words'

test('no module reads words while it loads: what is made of them then would stay English', async () => {
  const read = new Set<string>()
  const noticing = new Proxy({}, { get: (_rooms, room) => void read.add(String(room)) })
  addTranslations('fr', noticing)
  readLanguageBy(() => 'fr')
  try {
    await import('./site-render')
    await import('./plain-pages')
    await import('./offline-routes')
    await import('@/features/booking-emails/server/compose-emails')
    await import('@/features/booking-emails/server/compose-group-emails')
    await import('@/features/enquiries/server/compose-emails')
    await import('@/features/contact/server/compose-emails')
  } finally {
    readLanguageBy(() => DEFAULT_LANGUAGE)
  }
  expect([...read]).toEqual([])
  expect(namesOfWords.size).toBeGreaterThan(100)
})
