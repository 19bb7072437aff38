import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { users } from '@/features/accounts/server/table'
import { seededRandom } from '@/kernel/seeded-random'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'
import { makeBooking } from '../../test/factories'
import { makeAccount, signInAs } from '../../test/staff'
import { loadSampleProperty } from './sample-property'

/** As much of JSON Schema as the API's description needs here. */
type Schema = {
  type?: string
  enum?: unknown[]
  format?: string
  minimum?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  example?: unknown
}
type Operation = {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const random = seededRandom(20_270_310)
const VALUES_A_PARAMETER = 3
const TEXTS_A_FIELD = 2

/** As they stand in an address. */
const QUERY_VALUES = [
  ...['', '+', '0', '-1', '1.5', '50', '65.00', '65.001', '1e400', 'NaN', 'Infinity', '0x10', 'true', 'null'],
  ...['99999999999', '999999999.99', '9007199254740993', '2147483648', "'", '%25', '%5C', '%F0%9F%8F%A1'],
  ...['9999-12-31', '1000-01-01', '2027-02-30', '10000-01-01', '2027-03-10T00:00:00Z', 'a'.repeat(150)],
  ...['__proto__', '-__proto__', 'constructor', '-toString', 'villa_id', 'id;--', '%FF', '%ED%A0%80'],
]
const TEXTS = [
  ...['', ' ', '\u2028', '\uFFFF', '\u0001', '\u202E', '🏡'.repeat(50), "'; --", '%', '\\', 'a'.repeat(3000)],
  ...[
    '9999-12-31',
    '1000-01-01',
    '99999999999.99',
    '999999999.99',
    '-1',
    '1e9',
    'http://[',
    '//x',
    '__proto__',
  ],
]
const HALF_CHARACTERS = ['\uD800', 'before \uDC00 after', '\uDFFF\uD83C']

/** The API of the sample property, and what it says of itself, called by somebody who may do everything. */
const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await loadSampleProperty(database.orm)
  await makeBooking(database.orm, 1)
  const app = await createApi(database)
  onCleanup(() => app.close())
  // The calls below change the first account, whose sessions that may end.
  await makeAccount(database.orm)
  const { call, cookie, account } = await signInAs(app, database.orm, 'superadmin')
  const passwordHash = await hashPassword('manager-password')
  await database.orm.update(users).set({ passwordHash }).where(eq(users.id, account.id))
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  const operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      url: path.replace(/\{\w+\}/g, '1'),
      operation,
    })),
  )
  return { app, call, operations, cookie }
})

test('no parameter of a list or a report is answered as a fault of the server', async ({ hotel }) => {
  const asked = hotel.operations.flatMap(({ method, url, operation: { parameters = [] } }) => {
    const query = method === 'GET' ? parameters.filter((one) => one.in === 'query') : []
    return query.flatMap(({ name, schema }) => {
      const rest = query
        .filter((other) => other.required && other.name !== name)
        .map((other) => `&${other.name}=${sampleOf(other.schema)}`)
      const choices = [...QUERY_VALUES, ...(schema.enum ?? []).map(String)]
      return pickSome(choices, VALUES_A_PARAMETER).map((value) => `${url}?${name}=${value}${rest.join('')}`)
    })
  })
  const known = ['sort=__proto__', 'id=1.5', 'startDate=50', 'villaId=1.5', 'startDate=9999-12-31']
  asked.push(...known.map((query) => `/api/admin/blocks?${query}`))
  expect(asked.length).toBeGreaterThan(500)
  const faults: string[] = []
  for (const url of asked) {
    const { statusCode } = await hotel.app.inject({ url, headers: { cookie: hotel.cookie } })
    if (statusCode >= 500) faults.push(`${url}: ${statusCode}`)
  }
  expect(faults).toEqual([])
})

test('no text that is sent is answered as a fault of the server, and half a character is refused', async ({
  hotel,
}) => {
  const fields = hotel.operations.flatMap(({ method, url, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema
    if (!schema) return []
    // A change of one thing at a time: two may exclude each other.
    const sample = sampleOf(schema, method === 'PATCH')
    return textFields(schema).map((path) => ({ method: method as 'POST', url, path, sample }))
  })
  expect(fields.length).toBeGreaterThan(200)
  const faults: string[] = []
  for (const { method, url, path, sample } of fields) {
    for (const text of pickSome(TEXTS, TEXTS_A_FIELD)) {
      const { status } = await hotel.call(method, url, withText(sample, path, text))
      if (status >= 500) faults.push(`${method} ${url} ${path} ${JSON.stringify(text)}: ${status}`)
    }
    for (const text of pickSome(HALF_CHARACTERS, 1)) {
      const { status, body } = await hotel.call(method, url, withText(sample, path, text))
      const isRefused = status === 422 && body.errors?.[0]?.path === path.join('.')
      if (!isRefused) faults.push(`${method} ${url} ${path} half a character: ${status}`)
    }
  }
  expect(faults).toEqual([])
})

function pickSome<Value>(values: readonly Value[], count: number): Value[] {
  return Array.from({ length: count }, () => values[Math.floor(random() * values.length)]).filter(
    (value) => value !== undefined,
  )
}

/** Something that passes a schema, or nearly; only what must be there when `isBare`. */
function sampleOf(schema: Schema, isBare = false): unknown {
  const { type, format, minimum, anyOf, items, properties = {}, required = [] } = schema
  if (anyOf?.[0]) return sampleOf(anyOf[0], isBare)
  if (schema.enum) return schema.enum[0]
  if (type === 'object') {
    const names = Object.keys(properties).filter((name) =>
      isBare ? required.includes(name) : name !== 'updatedAt',
    )
    return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, isBare)]))
  }
  if (type === 'array') return items ? [sampleOf(items, isBare)] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1)
  if (format === 'date') return '2027-03-14'
  return format === 'email' ? 'sample.guest@example.com' : (schema.example ?? 'Sample')
}

/** The paths of all free texts in a schema. */
function textFields({ type, anyOf, items, properties = {}, ...schema }: Schema): string[][] {
  if (anyOf?.[0]) return textFields(anyOf[0])
  if (type === 'array' && items) return textFields(items).map((path) => ['0', ...path])
  if (type === 'object')
    return Object.entries(properties).flatMap(([name, part]) =>
      textFields(part).map((path) => [name, ...path]),
    )
  return type === 'string' && !schema.enum ? [[]] : []
}

/** A copy of a sample with another text in one place; where the sample lacks the way there, it is made. */
function withText(sample: unknown, [name, ...rest]: string[], text: string): object {
  if (Array.isArray(sample)) return [rest.length > 0 ? withText(sample[0], rest, text) : text]
  const copy: Record<string, unknown> = { ...(typeof sample === 'object' && sample) }
  if (name !== undefined) copy[name] = rest.length > 0 ? withText(copy[name], rest, text) : text
  return copy
}
