import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Problem } from './tree'

/** Those that every start needs are in the bundle (`BUNDLED` in vite.config.ts): what is left is read from its own folder. */
const LIBRARIES: readonly string[] = []
/** Of them some 1 MB are libraries: what answers requests and asks the database, and what renders guests' pages. */
const MOST_BYTES = 4_150_000
/** Each is looked for and read on its own: two hundred of them were a tenth of the start. */
const MOST_FILES = 16
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
export function judgeStartLoad({ libraries, files, bytes }: StartLoad): Problem[] {
  const problems = [...libraries]
    .filter(([library]) => !LIBRARIES.includes(library))
    .map(([library, file]) => ({
      path: `dist/server/${file}`,
      message: `${library} is loaded at every start: import it where it is needed (await import), or bundle it (BUNDLED in vite.config.ts)`,
    }))
  const say = (message: string) => problems.push({ path: 'dist/server', message })
  if (bytes > MOST_BYTES)
    say(
      `${bytes} bytes are loaded at every start, ${MOST_BYTES} are the limit: import what few requests need where it is needed (await import)`,
    )
  if (files.length > MOST_FILES)
    say(
      `${files.length} files are loaded at every start, ${MOST_FILES} are the limit: scripts/start-parts.ts says which modules go into one`,
    )
  return problems
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
