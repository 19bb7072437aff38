import type { Answer } from '@/features/answers/answer/answer-message'
import { questionOf, type TopicId } from '@/features/questions/understand/topics'
import type { Database } from '@/server/db/connect'
import { openTrialConcierge } from './judge-concierge'
import type { Paraphrase } from './paraphrases'

/** What came of a paraphrase: `asked` where the concierge asked back or handed over. */
type Outcome = 'right' | 'asked' | 'wrong'

export type ParaphraseVerdict = {
  paraphrase: Paraphrase
  about: readonly string[]
  outcome: Outcome
  /** False where the answer says itself what the question was taken for. */
  isSure: boolean
}

const SHORTEST_TOLD = 25

/** Puts every paraphrase to the concierge of the trial property and holds what the answer is about against its topics. */
export async function judgeParaphrases(
  database: Database,
  paraphrases: readonly Paraphrase[],
): Promise<ParaphraseVerdict[]> {
  const ask = openTrialConcierge(database)
  const verdicts: ParaphraseVerdict[] = []
  for (const paraphrase of paraphrases) {
    const answer = await ask({ message: paraphrase.ask })
    const told = await Promise.all(
      paraphrase.topics.map((topic) => ask({ message: questionOf(topic as TopicId) })),
    )
    verdicts.push({
      paraphrase,
      about: answer.about,
      isSure: answer.isSure,
      outcome: judge(paraphrase, answer, told),
    })
  }
  return verdicts
}

/** Shares of 1: of all paraphrases those answered rightly, of the sure answers those about something else. */
export function countParaphrases(verdicts: readonly ParaphraseVerdict[]) {
  const sure = verdicts.filter(({ outcome, isSure }) => isSure && outcome !== 'asked')
  const count = (outcome: Outcome, of: readonly ParaphraseVerdict[]) =>
    of.filter((verdict) => verdict.outcome === outcome).length
  return {
    right: count('right', verdicts) / verdicts.length,
    asked: count('asked', verdicts) / verdicts.length,
    wrongOfSure: sure.length === 0 ? 0 : count('wrong', sure) / sure.length,
  }
}

function judge({ topics }: Paraphrase, answer: Answer, told: readonly Answer[]): Outcome {
  // What no topic is about is rightly not answered.
  if (answer.about.length === 0) return topics.includes('unknown') ? 'right' : 'asked'
  const wanted = topics.map(kindOf)
  if (answer.about.some((topic) => wanted.includes(kindOf(topic)))) return 'right'
  // A note found by its words is right where the topic's own answer says the same.
  const known = new Set(told.flatMap(sentencesOf))
  return answer.about.includes('notes') && sentencesOf(answer).some((one) => known.has(one))
    ? 'right'
    : 'wrong'
}

/** All questions about a stay are answered as one. */
function kindOf(topic: string): string {
  return topic.replace(/^stay-.*/, 'stay')
}

function sentencesOf({ message }: Answer): string[] {
  return message
    .split(/\n|(?<=\.) /)
    .filter((sentence) => sentence.length > SHORTEST_TOLD && !sentence.startsWith('Reception can help'))
}
