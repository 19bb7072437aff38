import { expect } from 'vitest'
import { addDays } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { loadTrialData, TRIAL_DAY } from '../../../../test/judge-concierge'
import { signInAs } from '../../../../test/staff'
import { MOST_KEPT, recordUnanswered } from './record-unanswered'
import { unansweredQuestions } from './table'

const PATH = '/api/admin/unanswered-questions'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await loadTrialData(database)
  const app = await createApi(database, { today: TRIAL_DAY })
  onCleanup(() => app.close())
  const staff = await signInAs(app, database.orm, 'admin')
  const ask = async (message: string) =>
    (await app.inject({ method: 'POST', url: '/api/chat/concierge', payload: { message } })).json()
      .message as string
  const list = async () =>
    (await staff.call('GET', PATH)).body as { id: number; question: string; timesAsked: number }[]
  return { app, staff, ask, list }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(unansweredQuestions)
})

test('what was not answered is listed once with its count and last day, without who it was about', async ({
  hotel,
}) => {
  await hotel.ask('Do you sell tractors?')
  await hotel.ask('do you sell a tractor')
  await hotel.ask('My name is Jane Akello, jane@guest.example. Do you have karaoke?')
  await hotel.ask('What time is check-in?')
  expect(await hotel.list()).toEqual([
    {
      ...{ id: expect.any(Number), question: 'do you sell tractors', timesAsked: 2 },
      lastAskedOn: TRIAL_DAY,
    },
    expect.objectContaining({ question: 'do you have karaoke', timesAsked: 1 }),
  ])
})

test('what is understood and not known is open as well', async ({ hotel }) => {
  expect(await hotel.ask('Do you have a generator?')).toContain('do not mention that')
  expect(await hotel.list()).toMatchObject([{ question: 'do you have a generator' }])
})

test('an answer is said at once to the question, to what is put much like it, in other languages too', async ({
  hotel,
  database,
}) => {
  for (const message of [
    'Do you have karaoke?',
    'is there any karaoke at your place',
    'Do you sell tractors?',
  ])
    await hotel.ask(message)
  const karaoke = (await hotel.list()).find(({ question }) => question.includes('karaoke'))
  const given = { factId: null, subject: 'Karaoke', answer: 'yes', words: 'On Fridays from nine.' }
  const { status, body } = await hotel.staff.call('POST', `${PATH}/${karaoke?.id}/answer`, given)
  expect([status, body]).toEqual([200, { factId: expect.any(Number), answered: expect.any(Number) }])
  expect((await hotel.list()).map(({ question }) => question)).toEqual(['do you sell tractors'])
  for (const message of ['Do you have karaoke?', 'hi, is there karaoke?'])
    expect([message, await hotel.ask(message)]).toEqual([
      message,
      expect.stringContaining('On Fridays from nine.'),
    ])
  expect((await hotel.list()).map(({ question }) => question)).toEqual(['do you sell tractors'])

  // Another question is added to what staff have answered.
  for (const [asked, alike] of [
    ['Is zumba offered?', 'hi, is zumba offered please'],
    ['Proposez-vous une soirée chansons ?', 'Bonjour, proposez-vous des soirées chansons ?'],
    ['¿Hay una noche de canciones?', 'Hola, ¿hay noche de canciones?'],
  ] as const) {
    expect([asked, await hotel.ask(asked)]).not.toContain('On Fridays from nine.')
    const open = (await hotel.list()).find(({ question }) => !question.includes('tractors'))
    const added = { factId: body.factId, subject: null, answer: 'keep', words: null }
    expect((await hotel.staff.call('POST', `${PATH}/${open?.id}/answer`, added)).status).toBe(200)
    expect([alike, await hotel.ask(alike)]).toEqual([alike, expect.stringContaining('On Fridays from nine.')])
  }

  // The trail is kept for years: it tells the answer, and nothing of what guests asked.
  const { rows } = await database.pool.query<{ told: string }>(
    "select coalesce(before::text, '') || after::text as told from audit_entries where resource = 'house-facts'",
  )
  expect(rows.length).toBe(4)
  for (const { told } of rows) {
    expect(told).toContain('On Fridays from nine.')
    expect(told.toLowerCase()).not.toMatch(/do you have karaoke|zumba|chansons|canciones/)
  }
})

test('what is dismissed does not come back when it is asked again', async ({ hotel }) => {
  await hotel.ask('Do you sell tractors?')
  const [{ id } = { id: 0 }] = await hotel.list()
  expect((await hotel.staff.call('DELETE', `${PATH}/${id}`)).status).toBe(204)
  await hotel.ask('Do you sell tractors?')
  expect(await hotel.list()).toEqual([])
  expect((await hotel.staff.call('DELETE', `${PATH}/${id}`)).status).toBe(404)
})

test('an answer that says nothing, or to nothing, is refused by its field', async ({ hotel, database }) => {
  await hotel.ask('Do you sell tractors?')
  const [{ id } = { id: 0 }] = await hotel.list()
  const least = { factId: null, subject: 'Tractors', answer: 'words', words: 'Never.' }
  for (const [wrong, field] of [
    [{ subject: null }, 'subject'],
    [{ words: null }, 'words'],
    [{ answer: 'keep' }, 'answer'],
    [{ factId: 1, answer: 'keep', words: null }, 'answer'],
    [{ factId: 999_999 }, 'factId'],
  ] as const) {
    const { status, body } = await hotel.staff.call('POST', `${PATH}/${id}/answer`, { ...least, ...wrong })
    expect([wrong, status, body.errors?.[0]?.path]).toEqual([wrong, 422, field])
  }
  expect((await hotel.staff.call('POST', `${PATH}/999999/answer`, least)).status).toBe(404)
  expect(await hotel.list()).toHaveLength(1)
  const clerk = await signInAs(hotel.app, database.orm, 'receptionist')
  expect((await clerk.call('GET', PATH)).body).toHaveLength(1)
  expect((await clerk.call('POST', `${PATH}/${id}/answer`, least)).status).toBe(403)
  expect((await clerk.call('DELETE', `${PATH}/${id}`)).status).toBe(403)
})

test('whoever asks nonsense without end fills no table, and what is asked often stays', async ({
  database: { orm },
  hotel,
}) => {
  const record = (question: string, day = TRIAL_DAY) =>
    recordUnanswered(orm, day, { message: question, questions: [question], isKnown: () => true })
  for (let times = 0; times < 2; times++) await record('do you sell tractors', addDays(TRIAL_DAY, -30))
  await orm.insert(unansweredQuestions).values(
    Array.from({ length: MOST_KEPT + 20 }, (_, place) => ({
      ...{ keyHash: String(place), question: `nonsense ${place}`, lastAskedOn: TRIAL_DAY },
    })),
  )
  await record('one more of it')
  expect(await orm.$count(unansweredQuestions)).toBe(MOST_KEPT)
  expect((await hotel.list())[0]?.question).toBe('do you sell tractors')
})
