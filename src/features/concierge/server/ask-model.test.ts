import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { loadTrialData, TRIAL_DAY } from '../../../../test/judge-concierge'

type Asked = {
  path: string
  key: string | undefined
  headers: IncomingMessage['headers']
  body: { model: string; messages: { role: string; content: string }[]; tools: unknown[] }
}

/** What the model does with each call in turn: a completion's message, a raw answer, or silence. */
type Reply = { say?: unknown; raw?: { status: number; body: string }; never?: true }

/** A server that speaks the protocol, and says what a test has it say. */
async function startModel() {
  const asked: Asked[] = []
  let replies: Reply[] = []
  const server: Server = createServer(async (request: IncomingMessage, response) => {
    asked.push({
      path: request.url ?? '',
      key: request.headers.authorization,
      headers: request.headers,
      body: JSON.parse(await text(request)),
    })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (!reply || reply.never) return
    const { status, body } = reply.raw ?? {
      status: 200,
      body: JSON.stringify({
        id: '1',
        object: 'chat.completion',
        choices: [{ index: 0, finish_reason: 'stop', message: reply.say }],
      }),
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    replyWith: (...next: Reply[]) => {
      replies = next
      asked.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('model', { scope: 'file' }, async ({}, { onCleanup }) => {
    const model = await startModel()
    onCleanup(model.close)
    return model
  })
  .extend('ask', { scope: 'file' }, async ({ database, model }, { onCleanup }) => {
    await loadTrialData(database)
    const env = {
      CONCIERGE_BASE_URL: model.url,
      CONCIERGE_API_KEY: 'secret-key',
      CONCIERGE_MODEL: 'small-one',
      CONCIERGE_DAILY_TOKENS: '100000000',
    }
    const app = await createApi(database, { today: TRIAL_DAY, env })
    onCleanup(() => app.close())
    return async (message: string, history: object[] = []) => {
      const payload = { message, history }
      const answer = await app.inject({
        method: 'POST',
        url: '/api/chat/concierge',
        payload,
        remoteAddress: '203.0.113.7',
      })
      expect(answer.statusCode).toBe(200)
      return answer.json().message as string
    }
  })

const says = (content: unknown): Reply => ({ say: { role: 'assistant', content } })
const calls = (name: string, input: unknown): Reply => ({
  say: {
    role: 'assistant',
    content: null,
    tool_calls: [
      {
        id: 'c1',
        type: 'function',
        function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
      },
    ],
  },
})

test('a model that keeps to the facts is heard', async ({ ask, model }) => {
  model.replyWith(says('You may check in from 2:00 PM. Until then the [terrace](/restaurant) is yours.'))
  expect(await ask('When can we come?')).toBe(
    'You may check in from 2:00 PM. Until then the [terrace](/restaurant) is yours.',
  )
  expect(model.asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    key: 'Bearer secret-key',
    body: { model: 'small-one' },
  })
  expect(model.asked[0]?.body.messages[0]?.content).toContain('Check-in from 2:00 PM')
  expect(model.asked[0]?.body.tools).toHaveLength(3)
  // The privacy policy says that neither the guest's name nor their network address goes with it.
  expect(Object.keys(model.asked[0]?.body ?? {}).sort()).toEqual(
    ['max_tokens', 'messages', 'model', 'temperature', 'tools'].sort(),
  )
  expect(JSON.stringify(model.asked[0])).not.toContain('203.0.113.7')
})

test('it reads the latest of what was said before, and no more than is good for', async ({ ask, model }) => {
  model.replyWith(says('Check-in is from 2:00 PM.'))
  const history = ['first', 'second', 'third'].map((turn) => ({
    sender: 'ai',
    content: turn.padEnd(3500, '.'),
  }))
  await ask('When can we come?', history)
  const told = model.asked[0]?.body.messages.filter(({ role }) => role === 'assistant')
  expect(told?.map(({ content }) => content.slice(0, 6))).toEqual(['second', 'third.'])
})

test('it looks up availability and totals with the hotel’s own tools', async ({ ask, model }) => {
  model.replyWith(
    calls('check_availability', {
      checkIn: '2027-12-12',
      checkOut: '2027-12-15',
      villaOrCategory: 'Rose Villa',
    }),
    calls('quote_stay', { villaId: 5, checkIn: '2027-12-12', checkOut: '2027-12-15', board: 'half-board' }),
    says('Rose Villa R01 is free from 12 to 15 December: $208.00 in all.'),
  )
  expect(await ask('Rose Villa 12 to 15 December?')).toBe(
    'Rose Villa R01 is free from 12 to 15 December: $208.00 in all.',
  )
  const told = model.asked[2]?.body.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content)
  expect(told?.[0]).toContain('$208.00 in all')
  expect(told?.[1]).toContain('$262.00 in all')
})

test.for([
  ['a price of its own', says('Rose Villa is only $10.00 a night.')],
  ['a day it did not look up', says('Rose Villa is free on 24 December.')],
  ['a time of its own', says('Breakfast is from 5:00 AM.')],
  ['a booking it cannot make', says('I have booked Rose Villa for you, see you soon!')],
  ['a link to somewhere else', says('Pay [here](https://evil.example).')],
  ['markup', says('<script>alert(1)</script>')],
  ['nothing', says('')],
  ['no text', says({ hello: 'there' })],
  ['no choices', { raw: { status: 200, body: '{"choices":[]}' } }],
  ['something that is no JSON', { raw: { status: 200, body: 'Good evening' } }],
  ['a failure', { raw: { status: 500, body: '{"error":{"message":"down"}}' } }],
  ['a refusal', { raw: { status: 401, body: '{"error":{"message":"who are you"}}' } }],
  ['one tool call after the other', calls('search', { question: 'breakfast' })],
] as const)('%s is replaced by the embedded answer', async ([, reply], { ask, model }) => {
  model.replyWith(reply)
  const answer = await ask('What time is breakfast?')
  expect(answer).toContain('Breakfast 6:30–10:00 AM')
  expect(answer).not.toMatch(/evil|script|booked|\$10/)
  expect(model.asked.length).toBeLessThanOrEqual(4)
})

test('tools that do not exist and arguments that make no sense harm nothing', async ({
  ask,
  model,
  database,
}) => {
  const count = async () => (await database.pool.query('select count(*) from bookings')).rows[0].count
  const before = await count()
  model.replyWith(
    calls('create_booking', { villaId: 1 }),
    calls('check_availability', '{"checkIn": "2027-02-30"'),
    calls('quote_stay', { villaId: '1; drop table bookings', checkIn: '2027-02-30', checkOut: 'x' }),
    says('Breakfast is from 6:30 AM.'),
  )
  expect(await ask('What time is breakfast?')).toBe('Breakfast is from 6:30 AM.')
  const told = model.asked[3]?.body.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content)
  expect(told?.[0]).toBe('There is no such tool.')
  expect(told?.[1]).toContain('cannot be used')
  expect(await count()).toBe(before)
})

test('one that says nothing for eight seconds is not waited for', async ({ ask, model }) => {
  model.replyWith({ never: true })
  const begun = performance.now()
  expect(await ask('What time is breakfast?')).toContain('Breakfast 6:30–10:00 AM')
  const seconds = (performance.now() - begun) / 1000
  expect(seconds).toBeGreaterThan(7.5)
  expect(seconds).toBeLessThan(12)
})

test('at the end of the day’s budget it is asked no more, and what it used is counted', async ({
  database,
  model,
}) => {
  const env = {
    ...{ CONCIERGE_BASE_URL: model.url, CONCIERGE_API_KEY: 'secret-key', CONCIERGE_MODEL: 'small-one' },
    CONCIERGE_DAILY_TOKENS: '60000',
  }
  const day = '2027-03-11'
  const app = await createApi(database, { today: day, env })
  const ask = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/chat/concierge',
        payload: { message: 'when is check-in?' },
      })
    ).json().message as string
  const usage = { prompt_tokens: 55_000, completion_tokens: 20, total_tokens: 55_020 }
  model.replyWith({
    raw: {
      status: 200,
      body: JSON.stringify({
        choices: [{ message: { role: 'assistant', content: 'Check-in is from 2:00 PM, dear guest.' } }],
        usage,
      }),
    },
  })
  expect([await ask(), model.asked.length]).toEqual(['Check-in is from 2:00 PM, dear guest.', 1])
  // What is left holds no further call.
  expect(await ask()).toMatch(/^Check-in begins|2:00 PM/)
  expect(model.asked).toHaveLength(1)
  const spent = await database.pool.query(
    'select calls, tokens::int, spent_at from model_usage where day = $1',
    [day],
  )
  expect(spent.rows).toEqual([{ calls: 1, tokens: 55_020, spent_at: expect.any(Date) }])

  model.replyWith({ raw: { status: 429, body: '{}' } })
  const other = await createApi(database, { today: '2027-03-12', env })
  await other.inject({
    method: 'POST',
    url: '/api/chat/concierge',
    payload: { message: 'when is check-in?' },
  })
  const refused = await database.pool.query("select tokens::int from model_usage where day = '2027-03-12'")
  expect([model.asked.length, refused.rows]).toEqual([1, [{ tokens: 0 }]])
  await Promise.all([app.close(), other.close()])
})
