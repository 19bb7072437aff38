import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** How one file needs another: for its types only, at once, or when it asks for it later. */
export type ImportKind = 'type' | 'value' | 'dynamic'

export type Import = {
  specifier: string
  /** Path of the file meant, from the root of the project; null for a package or a Node module. */
  target: string | null
  kind: ImportKind
  line: number
}

export type Source = {
  path: string
  lines: number
  imports: Import[]
  /** Line of the first re-export (`export … from`), or null. */
  reExportLine: number | null
  /** Line of a default export, or null. */
  defaultExportLine: number | null
}

/** Something wrong at one place, in words that say what to do about it. */
export type Problem = { path: string; line?: number; message: string }

const CODE = /\.(ts|tsx)$/
const CODE_FOLDERS = ['src', 'scripts', 'test', 'e2e', 'bench', 'workbench', 'simulators']
const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results', '.tanstack'])

/** Every TypeScript file of the project with what it imports and exports. Throws when one does not parse. */
export function readTree(root: string): Source[] {
  const paths = listFiles(root).filter(
    (path) => CODE.test(path) && (CODE_FOLDERS.includes(path.split('/')[0] ?? '') || !path.includes('/')),
  )
  return parseTree(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
}

/** The same for files given as path → text, paths from the root of the project. */
export function parseTree(files: Record<string, string>): Source[] {
  const known = new Set(Object.keys(files))
  return Object.entries(files).map(([path, text]) => parseSource(path, text, known))
}

/** Paths of all files that are the project's own, from `root`, with '/' on every system. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return listFiles(root, path)
      return entry.isFile() ? [path] : []
    })
    .sort()
}

function parseSource(path: string, text: string, known: Set<string>): Source {
  const { module, errors } = parseSync(path, text)
  const failure = errors.find((error) => error.severity === 'Error')
  if (failure) throw new Error(`${path} does not parse: ${failure.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const toImport = (specifier: string, kind: ImportKind, offset: number): Import => ({
    specifier,
    target: resolveTarget(path, specifier, known),
    kind,
    line: lineAt(offset),
  })
  const exported = module.staticExports.flatMap((statement) => statement.entries)
  const reExports = exported.filter((entry) => entry.moduleRequest !== null)
  const defaultExport = exported.find((entry) => entry.exportName.kind === 'Default')
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: [
      ...module.staticImports.map((statement) => {
        const isTypeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType)
        return toImport(statement.moduleRequest.value, isTypeOnly ? 'type' : 'value', statement.start)
      }),
      ...reExports.map((entry) =>
        toImport(entry.moduleRequest?.value ?? '', entry.isType ? 'type' : 'value', entry.start),
      ),
      ...module.dynamicImports.flatMap((call) => {
        const literal = /^(['"`])([^'"`$]*)\1$/.exec(
          text.slice(call.moduleRequest.start, call.moduleRequest.end),
        )
        return literal?.[2] ? [toImport(literal[2], 'dynamic', call.start)] : []
      }),
    ],
    reExportLine: reExports[0] ? lineAt(reExports[0].start) : null,
    defaultExportLine: defaultExport ? lineAt(defaultExport.start) : null,
  }
}

function resolveTarget(from: string, specifier: string, known: Set<string>): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (!bare.startsWith('.') && !bare.startsWith('@/')) return null
  const base = bare.startsWith('@/') ? `src/${bare.slice(2)}` : posix.join(posix.dirname(from), bare)
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]
  return candidates.find((candidate) => known.has(candidate)) ?? base
}
