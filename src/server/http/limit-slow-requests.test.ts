import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitSlowBodies, TIME_LIMITS } from './limit-slow-requests'

test('a request that the app puts to itself and answers early is not ended when its time is over', async () => {
  const app = fastify()
  const ended: unknown[] = []
  app.server.on('clientError', (error) => ended.push(error))
  limitSlowBodies(app, { ...TIME_LIMITS, uploadMs: 10 })
  app.post('/file', {
    config: { takesFile: true },
    onRequest: async (_, reply) => reply.code(401).send(),
    handler: async () => null,
  })
  app.post('/late', { config: { takesFile: true }, handler: async () => null })
  expect((await app.inject({ method: 'POST', url: '/file', payload: { a: 1 } })).statusCode).toBe(401)
  expect((await app.inject({ method: 'POST', url: '/late', payload: { a: 1 } })).statusCode).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ended).toEqual([])
  await app.close()
})
