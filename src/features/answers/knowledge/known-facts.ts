import type { HouseFact } from '@/features/house-facts/contract'
import type { FactTopic } from '@/features/house-facts/rules/fact-topics'
import { plainText, properSubjects } from '@/features/questions/understand/plain-words'
import { closenessOf, type TextVector, vectorOf } from '@/features/questions/understand/topics'

/** What staff have settled, with the questions they taught it by. */
export type KnownFact = Pick<HouseFact, 'subject' | 'answer' | 'words'> & {
  topic: FactTopic | null
  questions: readonly TextVector[]
}

/** From here on a question is one that staff taught, in nearly the same words. */
const CLOSE = 0.65

export function knowFacts(facts: readonly HouseFact[]): KnownFact[] {
  return facts.map(({ questions, ...fact }) => ({
    ...fact,
    questions: (questions ?? []).map((question) => subjectOf(plainText(question))),
  }))
}

/** The fact a question was taught for, and how close it comes; null where none is near. */
export function findTaught(
  question: string,
  facts: readonly KnownFact[],
): { fact: KnownFact; closeness: number } | null {
  if (facts.every(({ questions }) => questions.length === 0)) return null
  const asked = subjectOf(question)
  const [best] = facts
    .map((fact) => ({
      fact,
      closeness: Math.max(0, ...fact.questions.map((taught) => closenessOf(asked, taught))),
    }))
    .sort((one, other) => other.closeness - one.closeness)
  return best && best.closeness >= CLOSE ? best : null
}

/** What a question is about, apart from how it is put. */
function subjectOf(question: string): TextVector {
  return vectorOf(properSubjects(question).join(' ') || question)
}
