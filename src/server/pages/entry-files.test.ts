import { expect, test } from 'vitest'
import { filesOfEntry } from './entry-files'

const built = {
  'src/entries/admin-browser.tsx': {
    file: 'assets/admin.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/admin.css'],
  },
  'src/entries/site-browser.tsx': { file: 'assets/site.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_shared.js'] },
}

test('an entry names its own files and what it imports, and nothing of the other entry', () => {
  const { css, preloads, scripts } = filesOfEntry(built, 'src/entries/admin-browser.tsx')
  expect(css).toEqual(['/assets/admin.css'])
  expect(preloads).toEqual(['/assets/admin.js', '/assets/shared.js'])
  expect(scripts.map(({ attrs }) => attrs.src)).toEqual(['/assets/admin.js'])
})

test('a build without the entry, or with a mere chunk of that name, is refused', () => {
  expect(() => filesOfEntry(built, 'src/entries/other.tsx')).toThrow(/no entry/)
  expect(() => filesOfEntry(built, '_shared.js')).toThrow(/no entry/)
})
