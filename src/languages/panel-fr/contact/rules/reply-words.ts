import type * as english from '@/features/contact/rules/reply-words'
import type { PanelTranslation } from '@/kernel/translation'

export const REPLY_WORDS: PanelTranslation<typeof english.REPLY_WORDS> = {
  subject: (subject) => `Re: ${subject}`,
  dear: (name) => `Bonjour ${name},`,
}
