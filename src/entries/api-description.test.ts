import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'

type Operation = {
  summary?: string
  operationId?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: Record<string, unknown>
}
type Description = {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown> }
}

const test = base.extend('api', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { env: { SITE_URL: 'https://hotel.example.com', RATE_LIMITS: 'on' } })
  onCleanup(() => app.close())
  const description: Description = (await app.inject('/api/openapi.json')).json()
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      at: `${method} ${path}`,
      ...operation,
    })),
  )
  return { description, operations }
})

test('every operation has a summary, a tag that is explained, and an id of its own', async ({
  api: { description, operations },
}) => {
  expect(operations.length).toBeGreaterThan(140)
  const tags = new Set(description.tags.map(({ name }) => name))
  for (const { at, summary, operationId, tags: own = [] } of operations) {
    expect(summary, at).toMatch(/^[A-Z].{5,}/)
    expect(operationId, at).toMatch(/^[a-z][A-Za-z0-9]+$/)
    expect(own.length > 0 && own.every((tag) => tags.has(tag)), at).toBe(true)
  }
  const ids = operations.map(({ operationId }) => operationId)
  expect(
    operations
      .filter(({ operationId }, index) => ids.indexOf(operationId) !== index)
      .map(({ at, operationId }) => [at, operationId]),
  ).toEqual([])
  expect(description.tags.every((tag) => tag.description.length > 5)).toBe(true)
})

test('every operation says who may call it, by a scheme that is described', async ({
  api: { description, operations },
}) => {
  for (const { at, security } of operations) {
    expect(security, at).toBeDefined()
    for (const scheme of security?.flatMap((one) => Object.keys(one)) ?? [])
      expect(description.components.securitySchemes, at).toHaveProperty(scheme)
  }
  const staffs = operations.filter(({ path }) => path.startsWith('/api/admin/'))
  expect(staffs.filter(({ security = [] }) => security.length === 0).map(({ at }) => at)).toEqual([])
})

test('every operation tells what goes well and what goes wrong, and every part of its path', async ({
  api: { operations },
}) => {
  for (const { at, path, responses, parameters = [] } of operations) {
    const codes = Object.keys(responses)
    expect(
      codes.some((code) => /^[23]/.test(code)),
      at,
    ).toBe(true)
    expect(
      codes.some((code) => /^4|default/.test(code)),
      at,
    ).toBe(true)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    const described = parameters.filter((one) => one.in === 'path')
    expect(described.map(({ name }) => name).sort(), at).toEqual(inPath)
    expect(
      described.every(({ required }) => required),
      at,
    ).toBe(true)
    expect(path === '/' || !path.endsWith('/'), at).toBe(true)
  }
})

test('Redocly’s recommended rules find no error in the description', async ({ api: { description } }) => {
  const { problems } = await lint(description)
  expect(problems.filter(({ severity }) => severity === 'error').map(saying)).toEqual([])
  // What they are there to find, they find.
  const [{ path: first, method } = { path: '', method: '' }] = Object.entries(description.paths).map(
    ([path, methods]) => ({ path, method: Object.keys(methods)[0] ?? '' }),
  )
  const { summary: _, ...unsaid } = description.paths[first]?.[method] ?? { responses: {} }
  const spoiled = { ...description, paths: { ...description.paths, [first]: { [method]: unsaid } } }
  const found = (await lint(spoiled)).problems.filter(({ severity }) => severity === 'error')
  expect(found.map(({ ruleId }) => ruleId)).toEqual(['operation-summary'])
})

type Problem = { ruleId: string; severity: string; message: string; location: { pointer?: string }[] }

/** `redocly lint` as anybody runs it on the description, with its recommended rules and nothing else. */
async function lint(description: object): Promise<{ problems: Problem[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(description))
  const program = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const args = [program, 'lint', 'openapi.json', '--extends=recommended', '--format=json']
  // It asks nobody outside whether there is a newer one, and tells nobody that it ran.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  return JSON.parse(output)
}

function saying({ ruleId, message, location }: Problem): string {
  return `${ruleId} at ${location[0]?.pointer}: ${message}`
}

test('the description says where the API is', async ({ api: { description } }) => {
  expect(description.servers).toEqual([{ url: 'https://hotel.example.com' }])
})
