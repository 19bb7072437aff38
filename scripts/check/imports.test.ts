import { expect, test } from 'vitest'
import { findCycles } from './cycles'
import { findImportProblems } from './imports'
import { parseTree } from './tree'

/** Messages about the first file, the rest of the tree standing around it. */
function messagesFor(path: string, text: string, around: Record<string, string> = {}): string[] {
  return findImportProblems(parseTree({ [path]: text, ...around })).map((problem) => problem.message)
}

const LAWFUL: [string, string][] = [
  ['src/kernel/stay.ts', "import { addDays } from './days'"],
  ['src/server/http/app.ts', "import fastify from 'fastify'; import { AppError } from '@/kernel/errors'"],
  ['src/web/ui/calendar.tsx', "import { addDays } from '@/kernel/days'"],
  [
    'src/features/bookings/contract.ts',
    "import { z } from 'zod'; import { villa } from '@/features/villas/contract'",
  ],
  [
    'src/features/bookings/server/create-booking.ts',
    "import { villas } from '@/features/villas/server/table'",
  ],
  ['src/features/bookings/web/summary.tsx', "import type { Villa } from '@/features/villas/contract'"],
  ['src/features/bookings/web/form.tsx', "const schema = () => import('../contract')"],
  [
    'src/features/villas/web/admin.tsx',
    "import { villa } from '../contract'; import { page } from '@/web/admin-kit/page'",
  ],
  [
    'src/features/bookings/queries.ts',
    "import type { villasEndpoint } from './contract'; import { defineQuery } from '@/web/kit/query'",
  ],
  ['src/site/routes/calendar.tsx', "import { DayGrid } from '@/features/bookings/web/day-grid'"],
  ['src/entries/server.ts', "import { app } from '@/server/app'; import { router } from '@/site/router'"],
  ['src/features/villas/server/routes.test.ts', "import { startServer } from '@/entries/server'"],
]

test.each(LAWFUL)('%s may say: %s', (path, text) => {
  expect(messagesFor(path, text)).toEqual([])
})

const UNLAWFUL: [string, string, RegExp][] = [
  ['src/kernel/stay.ts', "import { app } from '@/server/app'", /kernel imports nothing of ours/],
  ['src/kernel/stay.ts', "import { readFileSync } from 'node:fs'", /no input or output/],
  ['src/kernel/stay.ts', "import { z } from 'zod'", /brings zod/],
  [
    'src/server/crud/crud-routes.ts',
    "import { villas } from '@/features/villas/server/table'",
    /hand it in from src\/entries/,
  ],
  [
    'src/server/pages/serve-pages.ts',
    "import { renderToString } from 'react-dom/server'",
    /brought in by src\/entries/,
  ],
  [
    'src/web/ui/card.tsx',
    "import type { Villa } from '@/features/villas/contract'",
    /web\/ui knows no domain/,
  ],
  [
    'src/web/kit/query.ts',
    "import { Card } from '@/web/admin-kit/card'",
    /web\/kit may not import web\/admin-kit/,
  ],
  [
    'src/features/villas/rules/price.ts',
    "import { text } from '../web/card'",
    /contract, text and rules are pure/,
  ],
  ['src/features/villas/rules/price.ts', "import { villa } from '../contract'", /brings zod/],
  ['src/features/villas/rules/price.ts', "import { eq } from 'drizzle-orm'", /no package but zod/],
  [
    'src/features/bookings/text.ts',
    "import { text } from '@/features/villas/text'",
    /only contracts, paths and rules/,
  ],
  [
    'src/features/villas/contract.ts',
    "import type { B } from '@/features/bookings/contract'",
    /lies below bookings/,
  ],
  [
    'src/features/villas/server/routes.ts',
    "import { b } from '@/features/bookings/server/table'",
    /move the shared/,
  ],
  [
    'src/features/answers/knowledge/write-notes.ts',
    "import type { Answer } from '../answer/answer-note'",
    /knowledge\/ lies below answer\//,
  ],
  [
    'src/features/answers/answer/answer-stay.ts',
    "import { openNights } from '../server/look-up-stays'",
    /answer\/ lies below server\//,
  ],
  [
    'src/features/answers/answer/answer-stay.ts',
    "import type { NodePgDatabase } from 'drizzle-orm/node-postgres'",
    /read it in server\//,
  ],
  [
    'src/features/villas/server/routes.ts',
    "import { Card } from '../web/card'",
    /server code never meets browser code/,
  ],
  [
    'src/features/villas/web/card.tsx',
    "import type { Row } from '../server/table'",
    /put what both sides need into rules/,
  ],
  ['src/features/villas/web/card.tsx', "import { villa } from '../contract'", /import its types only/],
  [
    'src/features/villas/web/card.tsx',
    "import { page } from '@/web/admin-kit/page'",
    /staff screens into web\/admin/,
  ],
  ['src/features/villas/web/card.tsx', "import { z } from 'zod'", /brings zod/],
  ['src/features/villas/staff-queries.ts', "import { villa } from './contract'", /import its types only/],
  [
    'src/features/villas/rules/price.ts',
    "import { villasQuery } from '../queries'",
    /contract, text and rules are pure/,
  ],
  ['src/features/villas/web/admin.tsx', "import pg from 'pg'", /is a server module/],
  [
    'src/site/routes/villas.tsx',
    "import { villasAdmin } from '@/features/villas/web/admin'",
    /may not import feature admin/,
  ],
  ['src/site/router.ts', "import { sections } from '@/admin/sections'", /site may not import admin/],
  ['src/admin/router.ts', "import { Header } from '@/site/layout/header'", /admin may not import site/],
  ['src/site/router.ts', "const late = import('@/server/http/app')", /site may not import server/],
  ['src/server/http/app.ts', "import { startPostgres } from '../../../scripts/postgres'", /lives in src/],
  ['src/shared/money.ts', "import { x } from '@/kernel/money'", /lies in no room/],
]

test.each(UNLAWFUL)('%s may not say: %s', (path, text, message) => {
  const outside: Record<string, string> = text.includes('scripts/')
    ? { 'scripts/postgres.ts': 'export const x = 1' }
    : {}
  const messages = messagesFor(path, text, outside)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(message)
})

test('a problem names the line it stands on', () => {
  const tree = parseTree({ 'src/kernel/stay.ts': "\n\nimport { app } from '@/server/app'\n" })
  expect(findImportProblems(tree)[0]?.line).toBe(3)
})

test('a ring of files is told once, with its members', () => {
  const problems = findCycles(
    parseTree({
      'src/kernel/a.ts': "import { b } from './b'",
      'src/kernel/b.ts': "import { c } from './c'",
      'src/kernel/c.ts': "import { a } from './a'",
      'src/kernel/d.ts': "import { a } from './a'",
    }),
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toContain(
    'src/kernel/a.ts → src/kernel/b.ts → src/kernel/c.ts → src/kernel/a.ts',
  )
})

test.each([
  ['a type', "import type { A } from './a'"],
  ['an import on demand', "export const load = () => import('./a')"],
])('%s closes a ring as well', (_, back) => {
  const tree = parseTree({ 'src/kernel/a.ts': "import { b } from './b'", 'src/kernel/b.ts': back })
  expect(findCycles(tree)).toHaveLength(1)
})

test('two ways to the same file are no ring', () => {
  const tree = parseTree({
    'src/kernel/a.ts': "import { b } from './b'; import { c } from './c'",
    'src/kernel/b.ts': "import { c } from './c'",
    'src/kernel/c.ts': 'export const c = 1',
  })
  expect(findCycles(tree)).toEqual([])
})
