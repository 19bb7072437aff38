import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noteOfBlock } from './block-note'

test('the note of blocked nights is stored as one for everybody, and no language has its own', () => {
  expect(noteOfBlock(7)).toMatch(/^Maintenance ticket \d$/)
  const room = 'src/languages/panel-fr/maintenance/'
  const words = readdirSync(room, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  expect(words.length).toBeGreaterThan(0)
  for (const { name, parentPath } of words) {
    expect(name).not.toBe('block-note.ts')
    expect(readFileSync(`${parentPath}/${name}`, 'utf8')).not.toMatch(/Intervention \$\{/)
  }
})
