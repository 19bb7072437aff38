import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ignored = readFileSync('.gitignore', 'utf8').split('\n')
const files = filesUnder('.')
const read = (file: string) => readFileSync(file, 'utf8')

test('ARCHITECTURE.md names every room there is, and none that is not', () => {
  const named = new Set(
    [...read('ARCHITECTURE.md').matchAll(/`([\w<][\w./<>-]*)\/`/g)].map(([, room = '']) => room),
  )
  const rooms = new Set(files.flatMap(roomOf))
  expect([...rooms].filter((room) => !named.has(room))).toEqual([])
  const paths = [...named].filter((room) => !/[<>]/.test(room))
  expect(paths.filter((room) => !rooms.has(room) && !hasFolder(room))).toEqual([])
})

test('README.md and CONTRIBUTING.md name every command', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const told = ['README.md', 'CONTRIBUTING.md', 'art/README.md'].map(read).join('\n')
  const isTold = (name: string) => new RegExp(`npm (run )?${name}(?![\\w:-])`).test(told)
  expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([])
  const known = [...told.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(known.filter((name) => !(name in scripts))).toEqual([])
})

test('links between the papers lead somewhere', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(join(dirname(file), target)))
        .map(([, target]) => `${file}: ${target}`),
    )
  expect(broken).toEqual([])
})

/** The room a file stands in: a folder of the tree, or one below src/ or src/web/. */
function roomOf(file: string): string[] {
  const [top = '', second = '', third = '', fourth] = file.split('/')
  if (second === '' || top.startsWith('.')) return []
  if (top !== 'src') return [top]
  return second === 'web' && fourth !== undefined ? [`src/web/${third}`] : [`src/${second}`]
}

/** Every file that is ours, from the root of the project. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return entry.name.startsWith('.') || ignored.includes(`${entry.name}/`) ? [] : filesUnder(path)
  })
}

function hasFolder(room: string): boolean {
  return files.some((file) => `/${file}`.includes(`/${room}/`))
}
