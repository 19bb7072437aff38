import { eq, or, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { normalizePhone } from '@/server/normalize-phone'
import { asksToStart, asksToStop } from '../rules/stop-words'
import type { PhoneAnswer } from './read-callbacks'
import { isStopped, listPhoneAnswers, savePhoneAnswer } from './store-consents'
import { phoneMessages } from './table'

/**
 * Writes down what somebody answered from their phone: STOP, or START after it. Answers 'unmatched' where STOP came from
 * a number that nothing was sent to nor agreed for, so that it may mean another spelling of one.
 */
export async function hearAnswer(
  orm: NodePgDatabase,
  answer: PhoneAnswer,
): Promise<'stopped' | 'started' | 'unmatched' | 'nothing'> {
  const isOn = asksToStart(answer.text)
  if (!isOn && !asksToStop(answer.text)) return 'nothing'
  const typed = normalizePhone(answer.from)
  const written = await listRecipients(orm, answer, typed)
  const phones = [...new Set([...written, ...(typed === null ? [] : [typed])])]
  let isKnown = written.length > 0
  for (const phone of phones) {
    const answers = await listPhoneAnswers(orm, phone)
    if (answers.length > 0) isKnown = true
    // Nobody who was never asked begins to get messages.
    if (isOn && !isStopped(answers)) continue
    await savePhoneAnswer(orm, { phone, isOn, source: 'reply' })
  }
  if (isOn) return 'started'
  return isKnown ? 'stopped' : 'unmatched'
}

/** The numbers, as we write them, of the messages that are answered: by the message's name, and by the provider's form of the number. */
async function listRecipients(
  orm: NodePgDatabase,
  { from, messageId }: PhoneAnswer,
  typed: string | null,
): Promise<string[]> {
  const ways: SQL[] = [eq(phoneMessages.providerNumber, from)]
  if (typed !== null) ways.push(eq(phoneMessages.recipient, typed))
  if (messageId !== undefined) ways.push(eq(phoneMessages.providerId, messageId))
  const rows = await orm
    .selectDistinct({ phone: phoneMessages.recipient })
    .from(phoneMessages)
    .where(or(...ways))
  return rows.flatMap(({ phone }) => phone ?? [])
}
