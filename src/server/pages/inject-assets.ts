import { type Build, chunksBehind, toAddress } from './entry-files'
import { createStyleSelector } from './page-styles'
import { chunkOfRoute, SITE_ENTRY } from './site-manifest'

const START_ENTRY = 'src/entries/site-start.ts'
const FLOATS_ENTRY = 'src/entries/site-floats.ts'
const HEADING_END = '</h1>'

/** A page with its inline scripts and styles beside it, for its policy. */
export type Dressed = { html: string; scripts: string[]; styles: string[] }

/**
 * Puts into the HTML of a page what it needs to be seen and, later, to live. `routes` are the ids it matched, `data` is
 * where its program finds what it was made of, if not in it.
 */
export type InjectAssets = (html: string, routes: readonly string[], data?: string) => Dressed

type Head = { modules: string; sheets: string[] }

/**
 * Dresses pages of the built site: styles as text, so that the first paint waits for no second request, and the start of the
 * program with the addresses of its modules and of the whole style sheets, which it loads first. The head has the styles of
 * what stands before the end of the page's heading. Those of the whole page and the start follow the heading: a slow line
 * brings the first words an eighth of a second earlier so. They hold the styles of the head once more, since rules count in
 * their order. `read` gives the text of a built file. Throws when the build lacks an entry.
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
    const stylesOf = (part: string) => head.sheets.map((file) => selectorOf(file)(part)).join('')
    const own = stylesOf(html)
    const sheets = head.sheets.map(toAddress).join(' ')
    const made = data === undefined ? '' : ` data-page-data="${data}"`
    const rest = `<style data-sheets="${sheets}">${own}</style><script data-modules="${head.modules}"${made}>${start}</script>`
    const fonted = `<style>${fonts}</style>`
    const heading = html.indexOf(HEADING_END)
    if (heading < 0) {
      const inHead = `${fonted}${rest}${floats}`
      return {
        html: html.replace('</head>', (end) => inHead + end),
        scripts: [start],
        styles: [fonts, own],
      }
    }
    const begin = html.slice(0, heading + HEADING_END.length)
    const early = stylesOf(begin)
    const inHead = `${fonted}<style>${early}</style>${floats}`
    return {
      html: begin.replace('</head>', (end) => inHead + end) + rest + html.slice(begin.length),
      scripts: [start],
      styles: [fonts, early, own],
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
