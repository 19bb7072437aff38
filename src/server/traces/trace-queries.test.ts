import { expect } from 'vitest'
import { test } from '../../../test/database'
import { withoutValues } from './trace-queries'

test('what somebody wrote into a statement is not in its trace, and placeholders and names are', () => {
  for (const [statement, told] of [
    ["select * from users where email = 'a@b.example'", 'select * from users where email = ?'],
    [
      "update x set name = 'O''Brien', note = E'it\\'s', age = 42",
      'update x set name = ?, note = ?, age = ?',
    ],
    ['select $1, $12::int from "bookings" limit $3', 'select $1, $12::int from "bookings" limit $3'],
    [
      'select t1.id from mails t1 where total_cents > 12.50',
      'select t1.id from mails t1 where total_cents > ?',
    ],
    ["insert into a values ('multi\nline', 7)", 'insert into a values (?, ?)'],
    ["values ('ends in \\', 'Grace', '\\')", 'values (?, ?, ?)'],
    ["values (E'not over \\' yet', e'\\\\', 'Grace')", 'values (?, ?, ?)'],
    ["values (E'first '\n  'it\\'s Grace', 1)", 'values (?, ?)'],
    ['select $$Grace$$, $$$$, $1', 'select ?, ?, $1'],
    ["select $a$it's $$ Grace $b$ $a$, $a_1$Grace$a_1$, $2", 'select ?, ?, $2'],
    ["select a$b$c from t where d = 'Grace' and e = $1", 'select a$b$c from t where d = ? and e = $1'],
    ['select "it\'s", "say ""1""", t."2" from t1', 'select "it\'s", "say ""1""", t."2" from t1'],
    ["select U&'\\0047race\\', B'101', X'1F', N'Grace'", 'select ?, ?, ?, ?'],
    ['select 1e5, .5, 0xFF, 1_000, 2.5E-3, -7, x[1]', 'select ?, ?, ?, ?, ?, -?, x[?]'],
    ["select 1 -- it's Grace\n, 'b'", 'select ? \n, ?'],
    ["select a /* it's /* Grace */ here */, 'b'", 'select a '],
    ["select 'never closed, Grace", 'select ?'],
    ["select E'never closed \\", 'select ?'],
    ['select $x$never closed $$ Grace', 'select ?'],
  ] as const)
    expect(withoutValues(statement)).toBe(told)
})

test('PostgreSQL takes for one text what a trace takes for one', async ({ database }) => {
  const guest = 'Grace'
  for (const literal of [
    "'ends in \\'",
    "E'it\\'s \\\\'",
    "E'first '\n 'it\\'s'",
    "$$it's$$",
    "$a$ $$ ' $b$ $a$",
    '$ä1$Grace$ä1$',
    "U&'\\0047 '",
  ]) {
    const statement = `select ${literal} as one, '${guest}' as other`
    const { rows } = await database.pool.query(statement)
    expect([Object.keys(rows[0]), rows[0].other]).toEqual([['one', 'other'], guest])
    expect(withoutValues(statement)).toBe('select ? as one, ? as other')
  }
})

test('a long statement is read in the time of a short one', () => {
  const statement = `select '${"it''s ".repeat(300_000)}', $$${'$ '.repeat(300_000)}$$, E'${"\\\\'' ".repeat(300_000)}'`
  const begun = performance.now()
  expect(withoutValues(statement)).toBe('select ?, ?, ?')
  expect(performance.now() - begun).toBeLessThan(2000)
})
