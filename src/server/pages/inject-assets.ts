import { type Build, chunksBehind, toAddress } from './entry-files'
import { chunkOfRoute, SITE_ENTRY } from './site-manifest'

const START_ENTRY = 'src/entries/site-start.ts'

/** A page with its inline scripts and styles beside it, for its policy. */
export type Dressed = { html: string; scripts: string[]; styles: string[] }

/** Puts into the HTML of a page what it needs to be seen and, later, to live. `routes` are the ids it matched. */
export type InjectAssets = (html: string, routes: readonly string[]) => Dressed

type Head = { script: string; style: string }

/**
 * Dresses pages of the built site: the styles as text, so that the first paint waits for no second request, and the
 * start of the program with the addresses of its modules. `read` gives the text of a built file.
 * Throws when the build lacks an entry.
 */
export function createAssetInjector(built: Build, read: (file: string) => string): InjectAssets {
  const shared = [...chunksBehind(built, entryOf(built, SITE_ENTRY))]
  // In a function, or its names would be names of the whole page.
  const start = `(()=>{${read(built[entryOf(built, START_ENTRY)]?.file ?? '').trim()}})()`
  const heads = new Map<string, Head>()
  /** Of style sheets: most routes share theirs, and each with a text of its own would hold 60 KB. */
  const texts = new Map<string, string>()

  return (html, routes) => {
    const key = routes.join(' ')
    const head = heads.get(key) ?? writeHead(routes)
    heads.set(key, head)
    return {
      html: html.replace('</head>', () => `${head.script}<style>${head.style}</style></head>`),
      scripts: [start],
      styles: [head.style],
    }
  }

  function writeHead(routes: readonly string[]): Head {
    const keys = new Set(shared)
    for (const route of routes) {
      const chunk = chunkOfRoute(built, route)
      if (chunk) for (const next of chunksBehind(built, chunk)) keys.add(next)
    }
    const chunks = [...keys].flatMap((key) => built[key] ?? [])
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
    const modules = chunks.map((chunk) => toAddress(chunk.file))
    const key = [...styles].join(' ')
    const style = texts.get(key) ?? [...styles].map((file) => read(file).trim()).join('')
    texts.set(key, style)
    return { script: `<script data-modules="${modules.join(' ')}">${start}</script>`, style }
  }
}

function entryOf(built: Build, key: string): string {
  if (!built[key]?.isEntry) throw new Error(`The build has no entry ${key}`)
  return key
}
