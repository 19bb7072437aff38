/** What Vite's manifest says of one built file. */
export type BuiltChunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
export type Build = Record<string, BuiltChunk>

/** What the HTML of one of the browser's two programs names, as addresses. */
export type EntryFiles = {
  css: string[]
  preloads: string[]
  scripts: { attrs: Record<string, string | boolean>; children?: string }[]
}

/** The entry of a built program with its styles and everything it imports at once. Throws when there is none. */
export function filesOfEntry(built: Build, key: string): EntryFiles {
  const entry = built[key]
  if (!entry?.isEntry) throw new Error(`The build has no entry ${key}`)
  const shared = [...chunksBehind(built, key)]
  return {
    css: shared.flatMap((chunk) => built[chunk]?.css ?? []).map(toAddress),
    preloads: shared.flatMap((chunk) => built[chunk]?.file ?? []).map(toAddress),
    scripts: [{ attrs: { type: 'module', async: true, src: toAddress(entry.file) } }],
  }
}

/** In development Vite makes everything on demand, below `base`; its client goes before the entry. */
export function developmentFiles(key: string, styles: readonly string[], base = '/'): EntryFiles {
  const at = (name: string) => ({ attrs: { type: 'module', src: `${base}${name}` } })
  return { css: styles.map((name) => `${base}${name}`), preloads: [], scripts: [at('@vite/client'), at(key)] }
}

/** What React asks of a page so that an edit of a component leaves the page's state as it is. */
export function refreshScript(base: string): EntryFiles['scripts'][number] {
  return {
    attrs: { type: 'module' },
    children: [
      `import { injectIntoGlobalHook } from '${base}@react-refresh'`,
      'injectIntoGlobalHook(window)',
      'window.$RefreshReg$ = () => {}',
      'window.$RefreshSig$ = () => (type) => type',
    ].join('\n'),
  }
}

/** The keys of a chunk and of all it imports at once. */
export function chunksBehind(built: Build, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of built[key]?.imports ?? []) chunksBehind(built, next, seen)
  return seen
}

export function toAddress(file: string): string {
  return `/${file}`
}
