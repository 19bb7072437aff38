import { expect, test } from 'vitest'
import { judgeCitations, judgeText } from './speech'

test.each([
  'see /home/ann/villas/src',
  'cp /root/out .',
  'cat /tmp/notes.md',
  'https://registry.example.org/react',
  'as asked in issue #12',
  '// TODO price of children',
  'Lorem ipsum dolor sit amet',
])('this is not for strangers: %s', (text) => {
  expect(judgeText('README.md', text)).toHaveLength(1)
})

test.each([
  "<Link to='/home'>Home</Link>",
  "app.get('/api/villas')",
  'src/features/villas/web/home/card.tsx',
  'The AI Concierge answers within a second',
  'color: #000;',
  'Issue the guest a receipt',
])('this is: %s', (text) => {
  expect(judgeText('README.md', text)).toEqual([])
})

test('a finding names its line', () => {
  expect(judgeText('README.md', 'one\ntwo\nFIXME three')[0]).toMatchObject({ path: 'README.md', line: 3 })
})

test('code cites only pages that are here', () => {
  const files = ['README.md', 'docs/decisions/days.md']
  expect(judgeCitations('a.ts', '// README.md\n// docs/decisions/days.md, see days.md', files)).toEqual([])
  expect(judgeCitations('a.ts', '\n// (rules.md: 5)', files)).toMatchObject([{ path: 'a.ts', line: 2 }])
})
