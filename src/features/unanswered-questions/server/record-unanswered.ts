import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { subjectStems, wordsOf } from '@/features/questions/understand/plain-words'
import type { Day } from '@/kernel/days'
import { redactQuestion } from './redact-question'

/** Different questions that are kept: of more, those asked least and longest ago go. */
export const MOST_KEPT = 1000

export type Unanswered = {
  message: string
  /** The questions of it that nothing was said to, in plain text. */
  questions: readonly string[]
  isKnown: (word: string) => boolean
}

/** Counts questions that were not answered, each under what it asks for, without what names a guest. */
export async function recordUnanswered(
  orm: NodePgDatabase,
  today: Day,
  { message, questions, isKnown }: Unanswered,
): Promise<void> {
  const told = new Map(
    questions.flatMap((question) => {
      const kept = redactQuestion(question, message, isKnown)
      return kept === null ? [] : [[keyOf(kept), kept] as const]
    }),
  )
  for (const [keyHash, question] of told) {
    const { rows } = await orm.execute<{ isNew: boolean }>(sql`
      insert into unanswered_questions (key_hash, question, last_asked_on)
      values (${keyHash}, ${question}, ${today})
      on conflict (key_hash) do update set updated_at = now(),
        times_asked = least(unanswered_questions.times_asked, 1000000) + 1,
        last_asked_on = greatest(unanswered_questions.last_asked_on, excluded.last_asked_on)
      returning xmax = 0 as "isNew"`)
    if (rows[0]?.isNew) await dropLeastAsked(orm)
  }
}

async function dropLeastAsked(orm: NodePgDatabase): Promise<void> {
  await orm.execute(sql`
    delete from unanswered_questions where id in (
      select id from unanswered_questions
      order by times_asked desc, last_asked_on desc, id desc offset ${MOST_KEPT})`)
}

/** The same for the same things asked about, in whichever order and with whichever words around them. */
function keyOf(question: string): string {
  const stems = subjectStems(question)
  const words = stems.length > 0 ? stems.toSorted() : wordsOf(question)
  return createHash('sha256')
    .update(words.length > 0 ? words.join(' ') : question)
    .digest('hex')
}
