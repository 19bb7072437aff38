import type { FastifyInstance } from 'fastify'
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '@/kernel/language'
import { repeatWork } from '@/server/repeat-work'
import type { Concierge } from './open-concierge'

/** Between two looks; the first is after the start, whose first pages it does not hold up. */
const EVERY_MS = 1000

/**
 * Makes the concierge ready where nobody waits for it: in English, and in each language from the first page on that is
 * read in it; anew once what it knows has changed.
 */
export function prepareAtRest(app: FastifyInstance, prepare: Concierge['prepare'], everyMs = EVERY_MS): void {
  const languages = new Set<Language>([DEFAULT_LANGUAGE])
  app.addHook('onRequest', (_request, _reply, done) => {
    languages.add(currentLanguage())
    done()
  })
  repeatWork(app, {
    name: 'preparing of the concierge',
    everyMs,
    run: async (closing) => {
      if (!app.server.listening) return
      for (const language of languages) if (!closing.aborted) await prepare(language)
    },
  })
}
