import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPictureProblems } from './pictures'

/** A folder with one picture, and files that replace or add to its own. */
function folderWith(files: Record<string, number | string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(folder, 'villa-1000x500'))
  const whole = {
    'alternatives.json': '{"villa":"A villa"}',
    'villa.jpg': 90_000,
    'villa-1000x500/400.avif': 9_000,
    'villa-1000x500/800.avif': 30_000,
    'villa-1000x500/share.jpg': 90_000,
  }
  for (const [name, content] of Object.entries({ ...whole, ...files }))
    writeFileSync(join(folder, name), typeof content === 'number' ? Buffer.alloc(content) : content)
  return folder
}

it.each([
  ['nothing to say about a picture within its budgets', {}, []],
  [
    'a small card that is too heavy',
    { 'villa-1000x500/400.avif': 13_000 },
    ['weighs 13000 bytes, the limit is 12000'],
  ],
  [
    'a picture that is too heavy on a phone',
    { 'villa-1000x500/800.avif': 36_000 },
    ['weighs 36000 bytes, the limit is 35000'],
  ],
  [
    'a sharing picture that is too heavy',
    { 'villa-1000x500/share.jpg': 160_001 },
    ['weighs 160001 bytes, the limit is 160000'],
  ],
  ['a master that is too heavy', { 'villa.jpg': 600_001 }, ['the master is over 600 KB']],
  [
    'a picture without words',
    { 'alternatives.json': '{}' },
    ['has no alternative text in alternatives.json'],
  ],
  [
    'a picture without sizes',
    { 'alternatives.json': '{"villa":"A","hall":"B"}', 'hall.jpg': 1 },
    ['has no sizes: node --import tsx scripts/picture-sizes.ts'],
  ],
  ['words without a picture', { 'alternatives.json': '{"villa":"A","gone":"B"}' }, ['gone is no picture']],
])('finds %s', (_, files, messages) => {
  const folder = folderWith(files)
  expect(findPictureProblems(folder).map((problem) => problem.message)).toEqual(messages)
  rmSync(folder, { recursive: true })
})
