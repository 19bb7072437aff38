import type { HouseFact } from '@/features/house-facts/contract'
import type { FactTopic } from '@/features/house-facts/rules/fact-topics'
import { plainText, properSubjects } from '@/features/questions/understand/plain-words'
import { closenessOf, type TextVector, vectorOf } from '@/features/questions/understand/topics'

/** What staff have settled, with the questions they taught it by. */
export type KnownFact = Pick<HouseFact, 'subject' | 'answer' | 'words'> & {
  topic: FactTopic | null
  questions: readonly Asked[]
}

/** What a question is about apart from how it is put, null where it names nothing, and the whole of it. */
type Asked = { subject: TextVector | null; whole: TextVector }

/** From here on a question is one that staff taught, in nearly the same words. */
const CLOSE = 0.65
/** About so nearly the same, and put so much alike, a question is the one that staff taught, whatever else it may be about. */
const SAME = { subject: 0.85, whole: 0.55 }
/** Questions that name nothing are alike only as a whole: 'what is it like' is about anything. */
const SAME_WORDS = 0.85

export function knowFacts(facts: readonly HouseFact[]): KnownFact[] {
  return facts.map(({ questions, ...fact }) => ({
    ...fact,
    questions: (questions ?? []).map((question) => readAsked(plainText(question))),
  }))
}

/** The fact a question was taught for, and whether it is put as it was taught; null where none is near. */
export function findTaught(
  question: string,
  facts: readonly KnownFact[],
): { fact: KnownFact; isSame: boolean } | null {
  if (facts.every(({ questions }) => questions.length === 0)) return null
  const asked = readAsked(question)
  const [best] = facts
    .flatMap((fact) => fact.questions.map((taught) => ({ fact, ...compare(asked, taught) })))
    .sort((one, other) => other.closeness - one.closeness)
  return best && best.closeness >= CLOSE ? best : null
}

function compare(asked: Asked, taught: Asked): { closeness: number; isSame: boolean } {
  const whole = closenessOf(asked.whole, taught.whole)
  if (!asked.subject || !taught.subject)
    return { closeness: whole >= SAME_WORDS ? whole : 0, isSame: whole >= SAME_WORDS }
  const closeness = closenessOf(asked.subject, taught.subject)
  return { closeness, isSame: closeness >= SAME.subject && whole >= SAME.whole }
}

function readAsked(question: string): Asked {
  const subject = properSubjects(question).join(' ')
  return { subject: subject ? vectorOf(subject) : null, whole: vectorOf(question) }
}
