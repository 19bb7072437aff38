import type { Answer, Conversation } from '@/features/answers/answer/answer-message'
import type { AnswerContext } from '@/features/answers/answer/asked'
import { DEFAULT_LANGUAGE, type Language } from '@/kernel/language'
import type { Context } from '@/server/context'
import { type LoadLanguage, speak } from '@/server/http/speak-language'
import { cacheKnowledge, type ReadSiteNotes } from './gather-knowledge'
import { openNights } from './look-up-stays'

/** What the concierge needs of the app beside the database: the pages' own words and those of other languages. */
export type ConciergeWords = { readSiteNotes: ReadSiteNotes; loadLanguage: LoadLanguage }

/** What goes out: the embedded `answer`, or what a model makes of what is known of the hotel, in English. */
type Reply<Said> = (hotel: AnswerContext, answer: () => Promise<Answer>) => Promise<Said>

export type Concierge = {
  /** Answers a message in its own language where that is one of ours, else in that of the page. */
  answer: <Said>(conversation: Conversation, reply: Reply<Said>) => Promise<Said>
  /** Makes ready what answers in a language are made of, so that no question waits for that. */
  prepare: (language: Language) => Promise<void>
}

export function openConcierge(
  context: Pick<Context, 'database' | 'today' | 'onInvalidate'>,
  { readSiteNotes, loadLanguage }: ConciergeWords,
): Concierge {
  const know = cacheKnowledge(context, readSiteNotes)
  const spoken = new Set<Language>()
  const concierge: Concierge = {
    async answer(conversation, reply) {
      const { answerMessage, languageOf } = await loadReader()
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
    },
    async prepare(language) {
      const { questionOf } = await loadReader()
      await loadLanguage(language)
      await speak(language, know)
      if (spoken.has(language)) return
      // The first answer in a language makes its patterns and what reads them: six times the work of those after it.
      const message = questionOf('stay-free', language)
      await speak(language, () => concierge.answer({ message }, (_hotel, embedded) => embedded()))
      spoken.add(language)
    },
  }
  return concierge
}

/** What reads words and dates: no other call needs it. */
async function loadReader() {
  const { answerMessage } = await import('@/features/answers/answer/answer-message')
  const { languageOf } = await import('@/features/answers/answer/read-turn')
  const { questionOf } = await import('@/features/questions/understand/topics')
  return { answerMessage, languageOf, questionOf }
}
