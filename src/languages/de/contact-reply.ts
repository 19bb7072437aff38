import type * as english from '@/features/contact/rules/reply-words'
import type { Translation } from '@/kernel/translation'

export const REPLY_WORDS: Translation<typeof english.REPLY_WORDS> = {
  dear: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  guest: 'Gast',
}
