import { expect, test } from 'vitest'
import { PANEL_LANGUAGE_HEADER } from '@/kernel/panel-language'
import { readSettings } from '../env'
import { createApp } from './app'
import type { TellRefusal } from './tell-refusals'

async function refusalBy(tell: TellRefusal): Promise<string> {
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }), {
    loadRefusals: async () => tell,
  })
  const answer = await app.inject({ url: '/nothing', headers: { [PANEL_LANGUAGE_HEADER]: 'fr' } })
  await app.close()
  expect(answer.statusCode).toBe(404)
  return answer.json().message
}

test('a refusal that cannot be told in another language is told in English', async () => {
  const english = await refusalBy((sentence) => sentence)
  expect(await refusalBy(() => 'Non')).toBe('Non')
  const fails = refusalBy(() => {
    throw new TypeError('no words')
  })
  expect(await fails).toBe(english)
})

test('what is longer than any sentence of ours is not searched for one', async () => {
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }), {
    loadRefusals: async () => (sentence) => `told: ${sentence}`,
  })
  app.get<{ Querystring: { said: string } }>('/said', (request, reply) =>
    reply
      .code(422)
      .send({ message: request.query.said, errors: [{ path: 'a', message: request.query.said }] }),
  )
  const say = async (said: string) =>
    (await app.inject({ url: '/said', query: { said }, headers: { [PANEL_LANGUAGE_HEADER]: 'fr' } })).json()
  expect(await say('No')).toEqual({ message: 'told: No', errors: [{ path: 'a', message: 'told: No' }] })
  const long = 'a: '.repeat(400)
  expect(await say(long)).toEqual({ message: long, errors: [{ path: 'a', message: long }] })
  await app.close()
})

test('a sentence that an answer has many times is looked up once', async () => {
  const asked: string[] = []
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }), {
    loadRefusals: async () => (sentence) => {
      asked.push(sentence)
      return `told: ${sentence}`
    },
  })
  app.get('/wrong', (_request, reply) =>
    reply.code(422).send({ message: 'Wrong', errors: Array(3).fill({ path: 'a', message: 'Too old' }) }),
  )
  const answer = await app.inject({ url: '/wrong', headers: { [PANEL_LANGUAGE_HEADER]: 'fr' } })
  expect(answer.json().errors).toEqual(Array(3).fill({ path: 'a', message: 'told: Too old' }))
  expect(asked).toEqual(['Wrong', 'Too old'])
  await app.close()
})
