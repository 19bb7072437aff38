import { expect, test } from 'vitest'
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
  ] as const)
    expect(withoutValues(statement)).toBe(told)
})
