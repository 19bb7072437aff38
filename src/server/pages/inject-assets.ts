import { type Build, chunksBehind, toAddress } from './entry-files'
import { createStyleSelector } from './page-styles'
import { chunkOfRoute, SITE_ENTRY } from './site-manifest'

const START_ENTRY = 'src/entries/site-start.ts'
const FLOATS_ENTRY = 'src/entries/site-floats.ts'

/** A page with its inline scripts and styles beside it, for its policy. */
export type Dressed = { html: string; scripts: string[]; styles: string[] }

/**
 * Puts into the HTML of a page what it needs to be seen and, later, to live. `routes` are the ids it matched, `data` is
 * where its program finds what it was made of, if not in it.
 */
export type InjectAssets = (html: string, routes: readonly string[], data?: string) => Dressed

type Head = { modules: string; sheets: string[] }

/**
 * Dresses pages of the built site: the styles of what stands in them as text, so that the first paint waits for no second
 * request, and the start of the program with the addresses of its modules and of the whole style sheets, which it loads
 * first. `read` gives the text of a built file. Throws when the build lacks an entry.
 */
export function createAssetInjector(built: Build, read: (file: string) => string): InjectAssets {
  const shared = [...chunksBehind(built, entryOf(built, SITE_ENTRY))]
  const startEntry = built[entryOf(built, START_ENTRY)]
  // In a function, or its names would be names of the whole page.
  const start = `(()=>{${read(startEntry?.file ?? '').trim()}})()`
  // Apart from the sheets: named twice they would be loaded twice, and text would move.
  const fonts = (startEntry?.css ?? []).map((file) => read(file).trim()).join('')
  const floatsFile = toAddress(built[entryOf(built, FLOATS_ENTRY)]?.file ?? '')
  const floats = `<script type="module" async src="${floatsFile}"></script>`
  const heads = new Map<string, Head>()
  const selectors = new Map<string, (html: string) => string>()

  return (html, routes, data) => {
    const key = routes.join(' ')
    const head = heads.get(key) ?? writeHead(routes)
    heads.set(key, head)
    const own = head.sheets.map((file) => selectorOf(file)(html)).join('')
    const sheets = head.sheets.map(toAddress).join(' ')
    const styles = `<style>${fonts}</style><style data-sheets="${sheets}">${own}</style>`
    const made = data === undefined ? '' : ` data-page-data="${data}"`
    const script = `<script data-modules="${head.modules}"${made}>${start}</script>`
    return {
      html: html.replace('</head>', () => `${styles}${script}${floats}</head>`),
      scripts: [start],
      styles: [fonts, own],
    }
  }

  function selectorOf(file: string): (html: string) => string {
    const selector = selectors.get(file) ?? createStyleSelector(read(file))
    selectors.set(file, selector)
    return selector
  }

  function writeHead(routes: readonly string[]): Head {
    const keys = new Set(shared)
    for (const route of routes) {
      const chunk = chunkOfRoute(built, route)
      if (chunk) for (const next of chunksBehind(built, chunk)) keys.add(next)
    }
    const chunks = [...keys].flatMap((key) => built[key] ?? [])
    return {
      modules: chunks.map((chunk) => toAddress(chunk.file)).join(' '),
      sheets: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
    }
  }
}

function entryOf(built: Build, key: string): string {
  if (!built[key]?.isEntry) throw new Error(`The build has no entry ${key}`)
  return key
}
