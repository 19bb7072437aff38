import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionTitles } from '../src/admin/sections-text'
import { readTree } from './check/tree'
import { englishOf, proseIn } from './panel-prose'
import { translationOf } from './panel-words'

const sources = readTree('.')
const paths = sources.map(({ path }) => path)
const FRENCH = 'src/languages/panel-fr/'
/** What the server says, by its English (scripts/refusals.test.ts). */
const REFUSALS = `${FRENCH}refusals/`

function exportsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort()
}

test('every section, and what stands around all of them, reads no English in French', () => {
  const english = englishOf(sources, 'fr')
  expect([...english.keys()].sort()).toEqual(['*', ...Object.keys(sectionTitles)].sort())
  for (const [path, files] of english) expect({ path, english: files }).toEqual({ path, english: [] })
})

test('each file of French words stands for an English one and has all it exports', () => {
  const translated = paths.filter((path) => path.startsWith(FRENCH) && !path.startsWith(REFUSALS))
  expect(translated.length).toBeGreaterThan(10)
  const englishPaths = new Map(paths.map((path) => [translationOf('fr', path), path]))
  for (const path of translated) {
    const english = englishPaths.get(path)
    expect({ path, english }).toEqual({ path, english: expect.any(String) })
    expect({ path, exports: exportsOf(path) }).toEqual({ path, exports: exportsOf(english ?? '') })
  }
})

test('English is found in labels, attributes, sentences and texts between tags, and nowhere else', () => {
  const said = `
    import { words } from '@/features/x/web/admin-text'
    export type Look = 'Quiet one'
    const labels = { paid: 'Paid in full', due: \`\${sum} is due at once\` } as const
    const guests = defineWords('room.GUESTS', { title: 'Your stay' })
    export const Screen = () => <p className="grid gap-4" aria-label="Close it">guests: {labels.paid}</p>
    export const fail = () => { throw new TypeError('Must not be read by people') }
    export const span = (from, until) => \`\${from} to \${until}\`
    export const due = (label, sum) => [\`\${label}: \${sum}\`, <p>{label}: {sum}</p>, \`\${label}:\${sum}\`]
    export const tell = (nights) => countOf(nights, 'night')
    export const onKey = (event) => event.key === 'ArrowDown'
  `
  expect(proseIn('screen.tsx', said)).toEqual([
    'Paid in full',
    'is due at once',
    'Close it',
    'guests:',
    'to',
    ':',
    ':',
    'night',
  ])
})
