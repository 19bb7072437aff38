import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { PLEASANTRIES } from '@/features/passages/knowledge/topic-kinds'
import type { Share } from '@/features/questions/understand/classifier'
import { properSubjects, subjectStems } from '@/features/questions/understand/plain-words'
import { leadsOn, refersBack, type StayWish, saysAnything } from '@/features/questions/understand/stay-wish'
import {
  type Guess,
  isOfKind,
  judgeShares,
  LIKELY,
  readTopics,
  SURE,
  type TopicId,
  topicAskedIn,
} from '@/features/questions/understand/topics'
import type { Asked, Earlier } from './asked'

/** So much nearer what was typed must be for its spelling to stay as it was. */
const CLEARLY = 0.05
/** What a question is about; where it leaves that open, what was said around or before it counts as well. */
export function guessTopic(
  { question, whole, typed, slots }: Asked,
  own: StayWish,
  { names }: Knowledge,
  { subject }: Earlier,
): Guess {
  const tapped = topicAskedIn(typed)
  if (tapped) return tapped
  // 'And what does it cost?'
  if (subject && !saysAnything(own) && refersBack(slots)) {
    const both = `${subject} ${question}`
    return judgeShares(both, readTopics(both, names))
  }
  const alone = average(readTopics(question, names), readTopics(typed, names))
  const guess = withoutPleasantries(question, alone)
  const around = leadsOn(question) && subject ? `${subject} ${question}` : whole
  if (around === question || guess.confidence >= SURE) return guess
  // 'Where may he?' says nothing by itself, 'where are you?' does.
  if (subjectStems(question).length === 0) return judgeShares(around, readTopics(around, names))
  const wide = readTopics(around, names)
  return judgeShares(question, average(wide, average(wide, alone)))
}

/** What a question is about; what names other things beside a pleasantry is more than that: 'amex ok?' */
function withoutPleasantries(question: string, shares: readonly Share<TopicId>[]): Guess {
  const guess = judgeShares(question, shares)
  const [best] = guess.kinds
  if (!best || !PLEASANTRIES.has(best.label)) return guess
  const isAlone = properSubjects(question).every((stem) => isOfKind(best.label, stem))
  if (isAlone || guess.confidence >= SURE) return guess
  const left = shares.filter(({ label }) => !PLEASANTRIES.has(label))
  const sum = left.reduce((all, { share }) => all + share, 0)
  const shared = left.map(({ label, share }) => ({ label, share: share / sum }))
  const rest = judgeShares(question, shared)
  return rest.confidence >= LIKELY ? rest : guess
}

/** A mended word may be another than was meant: what was typed counts as much. */
function average(some: readonly Share<TopicId>[], others: readonly Share<TopicId>[]): Share<TopicId>[] {
  const shares = new Map(others.map(({ label, share }) => [label, share]))
  return some
    .map(({ label, share }) => ({ label, share: (share + (shares.get(label) ?? 0)) / 2 }))
    .sort((one, other) => other.share - one.share)
}

/** The question as it was typed or as it was mended, whichever is nearer to the topic it was taken for. */
export function putFor(topic: TopicId, { question, typed }: Asked, { names }: Knowledge): string {
  const nearness = (text: string) => readTopics(text, names).find(({ label }) => label === topic)?.share ?? 0
  return typed !== question && nearness(typed) > nearness(question) + CLEARLY ? typed : question
}
