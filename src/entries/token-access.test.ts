import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type Access, mayDo, PERMISSIONS, type Permission } from '@/kernel/roles'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'
import { signInAs } from '../../test/staff'
import { loadSampleProperty } from './sample-property'

type Route = { method: string; url: string; access: Access; isFresh: boolean }

const routes: Route[] = []

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await loadSampleProperty(database.orm)
  const app = await createApi(database, {
    onRoute: ({ method, url, config }) => {
      if (config?.access === undefined) return
      for (const one of [method].flat())
        if (one !== 'HEAD')
          routes.push({ method: one, url, access: config.access, isFresh: config.fresh === true })
    },
  })
  onCleanup(() => app.close())
  return app
})

/** Who somebody is by a session: no program is. */
const OF_PEOPLE = ['GET /api/auth/user']

test('every route lets in a token of each permission as it declares, but for what asks for a person', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const wrong: string[] = []
  for (const permissions of [...PERMISSIONS.map((one) => [one]), [...PERMISSIONS]]) {
    const asked = { name: permissions.join(' ').slice(0, 60), permissions }
    const { body } = await staff.call('POST', '/api/admin/api-tokens', asked)
    for (const route of routes) {
      // What anyone may asks for no permission: whoever has all stands for the others.
      if (route.access === 'anyone' && permissions.length === 1) continue
      const { statusCode, message } = await ask(app, route, body.secret)
      const expected = judge(route, permissions)
      const got = statusCode === 403 && /token of the API/.test(message) ? 'a person' : statusCode
      const isRight = expected === 'in' ? ![401, 403, 500].includes(statusCode) : got === expected
      if (!isRight) wrong.push(`${route.method} ${route.url} with ${permissions}: ${got}, not ${expected}`)
    }
  }
  expect(wrong).toEqual([])
  expect(routes.filter(({ isFresh }) => isFresh).length).toBeGreaterThan(10)
})

function judge({ method, url, access, isFresh }: Route, permissions: readonly Permission[]) {
  if (OF_PEOPLE.includes(`${method} ${url}`)) return 401
  if (access === 'anyone') return 'in'
  if (access === 'staff' || isFresh) return 'a person'
  return mayDo(permissions, access) ? 'in' : 403
}

async function ask(app: FastifyInstance, { method, url }: Route, token: string) {
  const answer = await app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+/g, '2147483000'),
    headers: { authorization: `Bearer ${token}` },
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const message = isJson && answer.body !== '' ? String(answer.json()?.message ?? '') : ''
  return { statusCode: answer.statusCode, message }
}
