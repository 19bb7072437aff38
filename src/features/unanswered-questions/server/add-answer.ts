import { eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { HouseFact } from '@/features/house-facts/contract'
import { HOUSE_FACTS_PATH } from '@/features/house-facts/paths'
import { isSettledFact } from '@/features/house-facts/rules/fact-topics'
import { houseFacts } from '@/features/house-facts/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { QuestionAnswer } from '../staff-contract'
import { unansweredQuestions as table } from './table'

const MOST_QUESTIONS = 20
const { createdAt: _createdAt, updatedAt: _updatedAt, ...factColumns } = getTableColumns(houseFacts)

/**
 * Answers a question guests asked, for it and for what is put much like it, in every process from its commit on (a trigger
 * announces the answers). Throws not-found, invalid-input where the answer chosen holds as many questions as it may.
 */
export async function addAnswer(
  { database, changed }: Context,
  staff: Staff,
  id: number,
  given: QuestionAnswer,
): Promise<{ factId: number; answered: number }> {
  const added = await database.orm.transaction(async (transaction) => {
    const [asked] = await transaction.select().from(table).where(eq(table.id, id)).for('update')
    if (!asked) throw new AppError('not-found')
    const fact = await writeFact(transaction, staff, asked.question, given)
    return { factId: fact.id, answered: await settleAlike(transaction, id, fact) }
  })
  changed(HOUSE_FACTS_PATH)
  return added
}

async function writeFact(
  transaction: NodePgDatabase,
  staff: Staff,
  question: string,
  { factId, subject, answer, words }: QuestionAnswer,
): Promise<HouseFact> {
  const before = factId === null ? null : await findFact(transaction, factId)
  const questions = [...new Set([...(before?.questions ?? []), question])]
  if (questions.length > MOST_QUESTIONS)
    throw refuse(
      'factId',
      `This one has ${MOST_QUESTIONS} questions already. Please choose another, or none to write a new one.`,
    )
  if (answer === 'keep' && !(before && isSettledFact(before)))
    throw refuse('answer', 'That one says nothing yet. Please say what the answer is.')
  const values = { questions, ...(answer !== 'keep' && { answer, words }) }
  const [after] = before
    ? await transaction
        .update(houseFacts)
        .set({ ...values, updatedAt: sql`now()` })
        .where(eq(houseFacts.id, before.id))
        .returning(factColumns)
    : await transaction
        .insert(houseFacts)
        .values({ ...values, subject: subject ?? '' })
        .returning(factColumns)
  if (!after) throw new AppError('not-found')
  await recordChange(transaction, staff, {
    resource: 'house-facts',
    rowId: after.id,
    action: before ? 'update' : 'create',
    before: before && withoutQuestions(before),
    after: withoutQuestions(after),
  })
  return after
}

/** As the audit trail tells it: what guests asked is in their words, which it would keep for years. */
function withoutQuestions({ questions: _questions, ...fact }: HouseFact) {
  return fact
}

async function findFact(transaction: NodePgDatabase, id: number): Promise<HouseFact> {
  const [fact] = await transaction
    .select(factColumns)
    .from(houseFacts)
    .where(eq(houseFacts.id, id))
    .for('update')
  if (fact) return fact
  throw refuse('factId', 'This answer is no longer there. Please choose another.')
}

function refuse(path: string, message: string): AppError {
  return new AppError('invalid-input', { problems: [{ path, message }] })
}

/** Takes the question off the list, and all that the answer is now found for. */
async function settleAlike(transaction: NodePgDatabase, id: number, fact: HouseFact): Promise<number> {
  // With it comes what was learned from the examples: a megabyte.
  const { findTaught, knowFacts } = await import('@/features/passages/knowledge/known-facts')
  const known = knowFacts([fact])
  const open = await transaction.select().from(table).where(isNull(table.dismissedAt)).for('update')
  const answered = open.filter((one) => one.id === id || findTaught(one.question, known) !== null)
  for (const one of answered) await transaction.delete(table).where(eq(table.id, one.id))
  return answered.length
}
