import type { Answer, Conversation } from '@/features/answers/answer/answer-message'
import type { AnswerContext } from '@/features/answers/answer/asked'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Context } from '@/server/context'
import { type LoadLanguage, speak } from '@/server/http/speak-language'
import { cacheKnowledge, type ReadSiteNotes } from './gather-knowledge'
import { openNights } from './look-up-stays'

/** What the concierge needs of the app beside the database: the pages' own words and those of other languages. */
export type ConciergeWords = { readSiteNotes: ReadSiteNotes; loadLanguage: LoadLanguage }

/** What goes out: the embedded `answer`, or what a model makes of what is known of the hotel, in English. */
type Reply<Said> = (hotel: AnswerContext, answer: () => Promise<Answer>) => Promise<Said>

/** Answers messages in their own language where that is one of ours, else in that of the page. */
export function openConcierge(
  context: Pick<Context, 'database' | 'today' | 'onInvalidate'>,
  { readSiteNotes, loadLanguage }: ConciergeWords,
) {
  const know = cacheKnowledge(context, readSiteNotes)
  return async <Said>(conversation: Conversation, reply: Reply<Said>): Promise<Said> => {
    // What reads words and dates: no other call needs it.
    const { answerMessage } = await import('@/features/answers/answer/answer-message')
    const { languageOf } = await import('@/features/answers/answer/read-turn')
    const language = languageOf(
      conversation.message,
      conversation.history?.flatMap(({ sender, content }) => (sender === 'user' ? [content] : [])),
    )
    await loadLanguage(language)
    const today = context.today()
    const lookUpNights = openNights(context.database.orm, today)
    const hotel = { knowledge: await speak(DEFAULT_LANGUAGE, know), today, lookUpNights }
    const answer = () =>
      speak(language, async () => answerMessage(conversation, { ...hotel, knowledge: await know() }))
    // What a model says is checked against English records.
    return await speak(DEFAULT_LANGUAGE, () => reply(hotel, answer))
  }
}
