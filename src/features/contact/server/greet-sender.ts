import type { Language } from '@/kernel/language'
import type { Context } from '@/server/context'
import { speak } from '@/server/http/speak-language'
import { REPLY_WORDS } from '../rules/reply-words'

/** How an answer to somebody begins, in the language they wrote in, whatever language the panel is read in. */
export async function greetSender(
  { loadLanguage }: Pick<Context, 'loadLanguage'>,
  { name, language }: { name: string | null; language: Language },
): Promise<string> {
  await loadLanguage?.(language)
  return speak(language, () => REPLY_WORDS.dear(name))
}
