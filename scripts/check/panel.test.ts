import { expect, test } from 'vitest'
import type { Manifest } from './bundles'
import { findStaffScreens, judgePanel, scriptsOf } from './panel'

const MANIFEST: Manifest = {
  'entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['section.tsx'] },
  '_react.js': { file: 'react.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js' },
  'section.tsx': { file: 'section.js', imports: ['_deep.js'] },
  'other.tsx': { file: 'other.js' },
}

test('the first load is what is asked for and all it imports at once', () => {
  expect(scriptsOf(MANIFEST, ['entry.tsx', 'section.tsx'])).toEqual([
    'entry.js',
    'react.js',
    'deep.js',
    'section.js',
  ])
  expect(scriptsOf(MANIFEST, ['gone.tsx'])).toEqual([])
})

test('200 KB pass, a byte more does not, and nothing measured is a failure', () => {
  expect(judgePanel(5, 200 * 1024)).toEqual([])
  expect(judgePanel(5, 200 * 1024 + 1)).toEqual([expect.stringContaining('200.0 KB')])
  expect(judgePanel(0, 0)).toEqual([expect.stringContaining('nothing was measured')])
})

test('staff screens are found among what guests download', () => {
  const file = 'x.js'
  const sources = [
    'src/admin/router.tsx',
    'src/web/admin-kit/media-grid.tsx',
    'src/features/hero/web/admin.tsx',
  ]
  const innocent = ['src/features/hero/web/hero.tsx', 'src/site/routes/villas.index.tsx']
  expect(
    findStaffScreens(Object.fromEntries([...sources, ...innocent].map((source) => [source, { file }]))),
  ).toEqual(sources)
})
