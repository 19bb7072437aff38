import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { INPUT_WORDS } from '@/kernel/answer-words'
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  readLanguageBy,
  splitLanguage,
} from '@/kernel/language'

/** Makes the words of a language ready; called before any of them is asked for, more than once. */
export type LoadLanguage = (language: Language) => Promise<void>

const spoken = new AsyncLocalStorage<Language>()
readLanguageBy(() => spoken.getStore() ?? DEFAULT_LANGUAGE)

// In English zod itself says what is wrong with input that no rule of ours has words for.
z.config({
  customError: ({ input }) => {
    if (currentLanguage() === DEFAULT_LANGUAGE) return undefined
    return input === undefined || input === null || input === '' ? INPUT_WORDS.missing : INPUT_WORDS.wrong
  },
})

/** What `work` says is in this language, also where it waits. The language is loaded before. */
export function speak<Said>(language: Language, work: () => Said): Said {
  // Remembering costs every promise of the process something from the first time on: not where nothing changes by it.
  return language === (spoken.getStore() ?? DEFAULT_LANGUAGE) ? work() : spoken.run(language, work)
}

const asked = new WeakMap<IncomingMessage, Language>()

/** The address that routes know, for Fastify’s `rewriteUrl`: `/fr/villas` is `/villas`, asked in French, where that is offered. */
export function languageTaker(offered: readonly Language[]) {
  return (request: IncomingMessage): string => {
    const address = request.url ?? '/'
    const { language, path } = splitLanguage(address)
    if (language === DEFAULT_LANGUAGE || !offered.includes(language)) return address
    asked.set(request, language)
    return path
  }
}

/** Answers each request in the language of its address. */
export function speakLanguages(app: FastifyInstance, load: LoadLanguage): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const language = asked.get(request.raw)
    if (language) load(language).then(() => spoken.run(language, done), done)
    else done()
  })
  // What came of the body arrives outside of what the request began.
  app.addHook('preValidation', (request, _reply, done) => {
    const language = asked.get(request.raw)
    if (language) spoken.run(language, done)
    else done()
  })
}
