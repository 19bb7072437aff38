import { type AnsweredLanguage, putSlotsInEnglish } from '@/features/questions/understand/foreign-slots'
import {
  setMarkupApart,
  withoutCardNumbers,
  withoutCourtesy,
} from '@/features/questions/understand/message-signs'
import { hotelPhrases, plainText } from '@/features/questions/understand/plain-words'
import { mendSpelling } from '@/features/questions/understand/spelling'
import { asksSomething, splitQuestions } from '@/features/questions/understand/split-questions'
import { continueWish, type StayWish } from '@/features/questions/understand/stay-wish'
import { judgeShares, LIKELY, readLanguage, readTopics } from '@/features/questions/understand/topics'
import { currentLanguage, LANGUAGES, type Language } from '@/kernel/language'
import {
  type AnswerContext,
  type Earlier,
  type Part,
  type Reading,
  readQuestion,
  readSlots,
} from './read-question'
import { isSettled, type TalkTopic } from './topic-kinds'

/** What a message asks for, part by part, and what of it is left open. */
export type Turn = {
  parts: Part[]
  open: string[]
  hasCard: boolean
  wish: StayWish | null
  subject: string | null
}

/**
 * The language a message is answered in: its own where that can be told and is one of ours, else that of what was said
 * before it, else the page's.
 */
export function languageOf(message: string, before: readonly string[] = []): Language {
  for (const text of [message, ...before.toReversed()]) {
    const told = readLanguage(text)
    const own = LANGUAGES.find((language) => language === told)
    if (own) return own
  }
  return currentLanguage()
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
  else takeForeign(turn, asked, language, hotel, before)
  const isChatToo = turn.parts.some(({ kind }) => kind !== 'talk')
  const parts = isChatToo
    ? turn.parts.filter((part) => part.kind !== 'talk' || !PLEASANTRIES.has(part.topic))
    : turn.parts
  return { ...turn, parts }
}

const PLEASANTRIES: ReadonlySet<TalkTopic> = new Set(['greeting', 'how-are-you', 'thanks', 'bye', 'kind'])

/**
 * The questions of an English message in turn. What only tells beside what asks is no question: it is what was spoken of
 * before, and is answered alone where nothing else is.
 */
function takeEnglish(turn: Turn, asked: string, hotel: AnswerContext, before: Earlier): void {
  const typed = hotelPhrases(asked)
  const text = hotelPhrases(mendSpelling(typed, hotel.knowledge.vocabulary))
  const questions = splitQuestions(text)
  const asTyped = splitQuestions(typed)
  const isAsked = questions.some((question) => asksSomething(question, asked))
  const aside: [question: string, read: Reading][] = []
  for (const [place, whole] of questions.entries()) {
    const question = withoutCourtesy(whole) || whole
    const own = asTyped.length === questions.length ? asTyped[place] : undefined
    const about = { question, whole: text, typed: own ?? question, slots: question, isEnglish: true }
    const told = aside.findLast(([, { wish }]) => wish)?.[1].wish ?? before.wish
    const read = readQuestion(about, hotel, earlierOf(turn, { ...before, wish: told }))
    const onlyTells = !asksSomething(whole, asked)
    if (onlyTells && read.isUnknown && questions.length > 1) continue
    const isAside = read.isDoubtful || (read.wish && !turn.wish)
    if (onlyTells && isAsked && isAside) aside.push([question, read])
    else take(turn, question, read)
  }
  if (turn.parts.length === 0) for (const [question, read] of aside) take(turn, question, read)
}

/** Days and party may stand in another sentence: 'Nous arrivons le 3 mai. Avez-vous une villa ?' */
function takeForeign(
  turn: Turn,
  asked: string,
  language: AnsweredLanguage,
  hotel: AnswerContext,
  before: Earlier,
): void {
  const toSlots = (text: string) => putSlotsInEnglish(text, language)
  const around = readSlots({ question: asked, slots: toSlots(asked), isEnglish: false }, hotel)
  for (const clause of splitForeign(asked)) {
    const about = { question: clause, whole: clause, typed: clause, slots: toSlots(clause), around }
    take(turn, clause, readQuestion({ ...about, isEnglish: false }, hotel, earlierOf(turn, before)))
  }
}

/** A sentence's end; not the point after a day: 'vom 3. bis 5. Januar'. */
const SENTENCE_END = /[?!;\n]+|(?<!\d)\.+(?=\s|$)/
/** What joins two questions of a sentence. */
const JOINT = /,? (?:et|und|na|sowie|ainsi que|pamoja na) /

/** The clauses of a message: its sentences, and the halves of one where each is surely about something of its own. */
function splitForeign(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .flatMap((sentence) => {
      const halves = sentence.split(JOINT)
      const guesses = halves.map((half) => judgeShares(half, readTopics(half)))
      const topics = new Set(guesses.map(({ kinds }) => kinds[0]?.label))
      const isEach = guesses.every(
        ({ kinds: [best], confidence }) => best && isSettled(best.label) && confidence >= LIKELY,
      )
      return isEach && topics.size === halves.length ? halves : [sentence]
    })
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
