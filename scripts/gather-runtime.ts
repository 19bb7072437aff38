import fs from 'node:fs'
import path from 'node:path'

/**
 * `node --import tsx scripts/gather-runtime.ts FOLDER`: copies what a built app needs to run, and nothing else, into a new
 * folder: the build, the packages that it imports with all that these need, migrations, pictures and fonts.
 */
const FOLDERS = ['dist', 'migrations', 'assets', 'public']
const FILES = ['package.json', 'scripts/look-alive.js']
/** Of packages: what tells of them, types and tests is not run. Licences stay. */
const NOT_RUN =
  /(\.map|\.d\.[cm]?ts|\.tsx?|\.md|\.markdown|\.flow|\.umd\.js|\.min\.mjs)$|\/(test|tests|__tests__|docs|example|examples|benchmark|\.github)(\/|$)/
const NOT_RUN_OF_OURS = /\.map$|^migrations\/meta\/\d+_snapshot\.json$/
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'./][^"']*)["']/g

/** The packages that the files of a folder import, by name; Node's own are none. */
export function findImported(folder: string): string[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(IMPORTED)])
    .map(([, specifier = '']) => toPackage(specifier))
  return [...new Set(names)].filter((name) => /^(@[\w.-]+\/)?[\w.-]+$/.test(name)).sort()
}

function toPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The folders of packages and of all that they need, as far as they are installed, by the way Node looks for them. */
export function closePackages(root: string, names: readonly string[]): string[] {
  const found = new Set<string>()
  const open = names.map((name) => ({ name, from: root }))
  for (let next = open.pop(); next; next = open.pop()) {
    const folder = findPackage(root, next.from, next.name)
    if (!folder || found.has(folder)) continue
    found.add(folder)
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    )
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(needed)) open.push({ name, from: folder })
  }
  return [...found].sort()
}

function findPackage(root: string, from: string, name: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name)
    if (fs.existsSync(path.join(place, 'package.json'))) return place
  }
  return null
}

function copy(from: string, to: string, isLeftOut: (file: string) => boolean): void {
  fs.cpSync(from, to, { recursive: true, filter: (file) => !isLeftOut(path.relative('.', file)) })
}

function gather(target: string): void {
  fs.mkdirSync(target, { recursive: true })
  for (const name of [...FOLDERS, ...FILES])
    copy(name, path.join(target, name), (file) => NOT_RUN_OF_OURS.test(file))
  const root = fs.realpathSync('.')
  // Build tools are peers of some packages, and needed by none at run time.
  const declared = new Set(findImported('dist/server'))
  const tools = new Set(['vite', 'typescript', 'tsx', 'webpack', 'tailwindcss', '@rsbuild/core'])
  const folders = closePackages(
    root,
    [...declared].filter((name) => !tools.has(name)),
  ).filter((folder) => !tools.has(path.relative(path.join(root, 'node_modules'), folder)))
  for (const folder of folders) {
    const place = path.relative(root, folder)
    // What lies in its own node_modules comes by itself where it is needed.
    copy(
      folder,
      path.join(target, place),
      (file) => NOT_RUN.test(file.slice(place.length)) || file.startsWith(`${place}/node_modules`),
    )
  }
  console.log(`${folders.length} packages and the build are in ${target}`)
}

const [, , target] = process.argv
if (process.argv[1]?.endsWith('gather-runtime.ts') && target) gather(target)
