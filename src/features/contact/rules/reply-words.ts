import { defineWords } from '@/kernel/words'

/** What an answer of staff says before they write a word; the server says it in the language of whoever is answered. */
export const REPLY_WORDS = defineWords('contact-reply.REPLY_WORDS', {
  dear: (name: string | null) => `Dear ${name ?? 'guest'},`,
  /** In the place of a name, after whatever greeting a template has. */
  guest: 'guest',
})
