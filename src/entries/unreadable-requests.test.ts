import { expect } from 'vitest'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'
import { signInAs } from '../../test/staff'

type Route = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  takesBody: boolean
  takesForms: boolean
}

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

const routes: Route[] = []

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, {
    onRoute: ({ method, url, schema, config }) => {
      for (const one of [method].flat())
        if (WRITES.includes(one))
          routes.push({
            ...{ method: one as 'POST', url },
            takesBody: schema?.body !== undefined,
            takesForms: config?.takesForms === true,
          })
    },
  })
  onCleanup(() => app.close())
  return app
})

test('every call that takes JSON refuses a body of another type with 415', async ({ app, database }) => {
  const wrong: string[] = []
  const { cookie } = await signInAs(app, database.orm, 'superadmin')
  const taking = routes.filter(({ takesBody }) => takesBody)
  const types = ['text/plain', 'text/plain;charset=UTF-8']
  for (const { method, url, takesForms } of taking)
    for (const type of takesForms ? types : [...types, 'application/x-www-form-urlencoded']) {
      const answer = await app.inject({
        method,
        url: url.replace(/:\w+/g, '1'),
        headers: { cookie, 'content-type': type },
        payload: '{"name":"a"}',
      })
      const { message } = answer.json()
      if (answer.statusCode !== 415 || message !== 'Please send this as JSON.')
        wrong.push(`${method} ${url} as ${type}: ${answer.statusCode} ${message}`)
    }
  expect(wrong).toEqual([])
  expect(taking.length).toBeGreaterThan(30)
})

test('a part of an address that is longer than any name leads nowhere, whoever writes there', async ({
  app,
  database,
}) => {
  const wrong: string[] = []
  const named = routes.filter(({ url }) => url.includes(':'))
  const { cookie } = await signInAs(app, database.orm, 'superadmin')
  for (const { method, url } of named)
    for (const headers of [{ cookie }, {}]) {
      const payload = method === 'DELETE' ? {} : { payload: { name: 'a' } }
      const long = url.replace(/:\w+/g, 'a'.repeat(501))
      const answer = await app.inject({ method, url: long, headers, ...payload })
      if (answer.statusCode !== 404) wrong.push(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    }
  expect(wrong).toEqual([])
  expect(named.length).toBeGreaterThan(30)
})
