import { expect, test } from 'vitest'
import { speak } from './language-plugin.ts'

const TEXT = `import { defineWords } from '@/kernel/words'
export const OTHER = 1
export const WORDS = defineWords('bookings.WORDS', { sent: 'Sent', nights: (n: number) => \`\${n} nights\` } as const)
export const link = inLanguage('/villas') + currentLanguage()
`

test('an English program holds the English words alone, and addresses as they are', () => {
  expect(speak(TEXT, 'text.ts', 'en')).toBe(
    `
export const OTHER = 1
export const WORDS = ({ sent: 'Sent', nights: (n: number) => \`\${n} nights\` } as const)
export const link = ('/villas') + 'en'
`,
  )
})

test('a French program holds what French has under the name', () => {
  const spoken = speak(TEXT, 'text.ts', 'fr')
  expect(spoken).toContain(`import { WORDS as translated0 } from '@/languages/fr/bookings'`)
  expect(spoken).toContain('export const WORDS = translated0\n')
  expect(spoken).toContain(`inLanguage('/villas') + 'fr'`)
  expect(spoken).not.toContain('Sent')
})

test('the panel in French keeps its addresses', () => {
  expect(speak(TEXT, 'text.ts', 'fr', true)).toContain(`link = ('/villas') + 'fr'`)
})

test('what is imported beside what is written out stays imported', () => {
  const text = `import { defineWords, type Words } from '@/kernel/words'\nimport { inLanguage, LANGUAGES } from '@/kernel/language'\n`
  expect(speak(text, 'text.ts', 'en')).toBe(
    `import { type Words } from '@/kernel/words'\nimport { LANGUAGES } from '@/kernel/language'\n`,
  )
})

test('words inside of words are put in their place, too', () => {
  const nested = `const A = { b: () => { const c = defineWords('x.c', { d: inLanguage('/e') }); return c } }`
  expect(speak(nested, 'text.ts', 'en')).toBe(
    `const A = { b: () => { const c = ({ d: ('/e') }); return c } }`,
  )
})

test('a name that is not written out ends the build', () => {
  expect(() => speak('defineWords(name, {})', 'text.ts', 'fr')).toThrow('words without a name')
})
