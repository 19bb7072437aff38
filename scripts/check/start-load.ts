import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Problem } from './tree'

/** What is loaded from the start on: of the libraries those that every request needs, and so much of our own. */
const LIBRARIES = [
  '@fastify/cookie',
  '@fastify/error',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/swagger',
  'cookie-es',
  'fastify',
  'lru-cache',
  'pg',
  'use-sync-external-store',
]
/** With what renders guests' pages, some 60 KB that are in the bundle; React and its renderer for servers are loaded no more. */
const MOST_BYTES = 3_160_000
/** The file that runs, and the one that loads the rest while the database opens. */
const ENTRIES = ['serve.js', 'server.js']

export type StartLoad = { libraries: Map<string, string>; files: string[]; bytes: number }

/**
 * What a start loads of the built server in `folder`: all that its entries import, at once or on demand, and what those
 * files import in turn. What they ask for later is not counted. Libraries with the file that imports them first.
 */
export function readStartLoad(folder: string): StartLoad {
  const libraries = new Map<string, string>()
  const files = new Set<string>()
  let bytes = 0
  const visit = (file: string, isEntry: boolean): void => {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    bytes += Buffer.byteLength(text)
    for (const specifier of importsOf(file, text, isEntry)) {
      if (specifier.startsWith('.')) visit(specifier.replace(/^\.\//, ''), false)
      else if (!specifier.startsWith('node:') && !libraries.has(nameOf(specifier)))
        libraries.set(nameOf(specifier), file)
    }
  }
  for (const entry of ENTRIES) visit(entry, true)
  return { libraries, files: [...files], bytes }
}

/** What a start should not load, in words that say what to do about it. */
export function judgeStartLoad({ libraries, bytes }: StartLoad): Problem[] {
  const problems = [...libraries]
    .filter(([library]) => !LIBRARIES.includes(library))
    .map(([library, file]) => ({
      path: `dist/server/${file}`,
      message: `${library} is loaded at every start: import it where it is needed (await import), or say in scripts/check/start-load.ts why not`,
    }))
  if (bytes <= MOST_BYTES) return problems
  const message = `${bytes} bytes of our own are loaded at every start, ${MOST_BYTES} are the limit: import what few requests need where it is needed (await import)`
  return [...problems, { path: 'dist/server', message }]
}

/** Throws when nothing is built. */
export async function checkStartLoad(folder = 'dist/server'): Promise<{ ok: boolean; output: string }> {
  if (!ENTRIES.every((entry) => existsSync(join(folder, entry)))) throw new Error(`${folder} is not built`)
  const load = readStartLoad(folder)
  const problems = judgeStartLoad(load)
  if (problems.length > 0)
    return { ok: false, output: problems.map(({ path, message }) => `${path}: ${message}`).join('\n') }
  return { ok: true, output: `${Math.round(load.bytes / 1000)} KB in ${load.files.length} files` }
}

function importsOf(file: string, text: string, isEntry: boolean): string[] {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse`)
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  if (!isEntry) return [...imported, ...reExported]
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end))
  return [
    ...imported,
    ...reExported,
    ...later.filter((one) => /^["'`]/.test(one)).map((one) => one.slice(1, -1)),
  ]
}

/** The package of an import: `react` of `react/jsx-runtime`. */
function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
