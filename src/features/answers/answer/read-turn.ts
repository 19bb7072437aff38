import { putSlotsInEnglish } from '@/features/questions/understand/foreign-slots'
import {
  setMarkupApart,
  withoutCardNumbers,
  withoutCourtesy,
} from '@/features/questions/understand/message-signs'
import { hotelPhrases, plainText } from '@/features/questions/understand/plain-words'
import { mendSpelling } from '@/features/questions/understand/spelling'
import { asksSomething, splitQuestions } from '@/features/questions/understand/split-questions'
import { continueWish, type StayWish } from '@/features/questions/understand/stay-wish'
import { readLanguage } from '@/features/questions/understand/topics'
import { currentLanguage, LANGUAGES, type Language } from '@/kernel/language'
import { readForeign, splitForeign } from './read-foreign'
import { type AnswerContext, type Earlier, type Part, type Reading, readQuestion } from './read-question'
import type { TalkTopic } from './topic-kinds'

/** What a message asks for, part by part, and what of it is left open. */
export type Turn = {
  parts: Part[]
  open: string[]
  hasCard: boolean
  wish: StayWish | null
  subject: string | null
}

/** The language a message is answered in: its own where that can be told and is one of ours, else the page's. */
export function languageOf(message: string): Language {
  const told = readLanguage(message)
  return LANGUAGES.find((language) => language === told) ?? currentLanguage()
}

/** What was spoken of before: answers are not trusted with it, since anybody may send them along. */
export function readEarlier(messages: readonly string[], hotel: AnswerContext): Earlier {
  return messages.reduce<Earlier>(
    (before, message) => {
      const { wish, subject } = readTurn(message, hotel, before)
      return wish ? { wish, subject: null } : { wish: before.wish, subject: subject ?? before.subject }
    },
    { wish: null, subject: null },
  )
}

/** What a message asks for, read by the rules of its language. */
export function readTurn(message: string, hotel: AnswerContext, before: Earlier): Turn {
  const language = languageOf(message)
  const plain = plainText(message)
  const withoutCard = withoutCardNumbers(plain)
  const turn: Turn = { parts: [], open: [], hasCard: withoutCard !== plain, wish: null, subject: null }
  const asked = setMarkupApart(withoutCard)
  if (language === 'en') takeEnglish(turn, asked, hotel, before)
  else {
    const all = putSlotsInEnglish(withoutCard, language)
    for (const clause of splitForeign(asked)) {
      const slots = putSlotsInEnglish(clause, language)
      take(turn, clause, readForeign({ clause, slots, all, language }, hotel, earlierOf(turn, before)))
    }
  }
  const isChatToo = turn.parts.some(({ kind }) => kind !== 'talk')
  const parts = isChatToo
    ? turn.parts.filter((part) => part.kind !== 'talk' || !PLEASANTRIES.has(part.topic))
    : turn.parts
  return { ...turn, parts }
}

const PLEASANTRIES: ReadonlySet<TalkTopic> = new Set(['greeting', 'how-are-you', 'thanks', 'bye', 'kind'])

function takeEnglish(turn: Turn, asked: string, hotel: AnswerContext, before: Earlier): void {
  const typed = hotelPhrases(asked)
  const text = hotelPhrases(mendSpelling(typed, hotel.knowledge.vocabulary))
  const questions = splitQuestions(text)
  const asTyped = splitQuestions(typed)
  const isAsked = questions.some((question) => asksSomething(question, asked))
  for (const [place, whole] of questions.entries()) {
    const question = withoutCourtesy(whole) || whole
    const own = asTyped.length === questions.length ? asTyped[place] : undefined
    const read = readQuestion(
      { question, whole: text, typed: own ?? question },
      hotel,
      earlierOf(turn, before),
    )
    if (read.isUnknown && questions.length > 1 && !asksSomething(whole, asked)) continue
    // What only tells is answered beside what asks where it is surely about something.
    if (read.isDoubtful && isAsked && !asksSomething(whole, asked)) continue
    take(turn, question, read)
  }
}

function earlierOf(turn: Turn, before: Earlier): Earlier {
  return { wish: turn.wish ?? before.wish, subject: turn.subject ?? before.subject }
}

function take(turn: Turn, question: string, read: Reading): void {
  turn.parts.push(...read.parts)
  if (read.isUnknown) turn.open.push(question)
  if (read.wish) turn.wish = mergeStay(turn, read.wish, !read.isDoubtful)
  else if (read.parts.some(({ kind }) => kind === 'topic' || kind === 'note' || kind === 'fact'))
    turn.subject = question
}

/** Sentences about one stay are one wish; another villa or other dates asked about are another. */
function mergeStay(turn: Turn, now: StayWish, isSure: boolean): StayWish {
  const here = turn.wish
  const isOther =
    here &&
    ((here.named && now.named && here.named[0]?.label !== now.named[0]?.label) ||
      (here.when && now.when && here.when !== now.when))
  const acts = [...new Set([...(here && !isOther ? here.acts : []), ...now.acts])]
  const merged = here ? continueWish(here, { ...now, acts }) : now
  if (here && !isOther)
    turn.parts.splice(
      turn.parts.findLastIndex(({ kind }) => kind === 'stay'),
      1,
    )
  turn.parts.push({ kind: 'stay', wish: merged, isSure })
  return merged
}
