import { type Build, chunksBehind, toAddress } from './entry-files'
import { createStyleSelector, type StyleSelector } from './page-styles'
import { chunkOfRoute, SITE_ENTRY } from './site-manifest'

const START_ENTRY = 'src/entries/site-start.ts'
const FLOATS_ENTRY = 'src/entries/site-floats.ts'
const HEADER_END = '</header>'
/** Makes a style sheet of the text in front of it. In words that browsers know for whom the rest of the program is too new. */
const ADD_STYLES =
  "(function(s){s.textContent=document.currentScript.previousElementSibling.textContent;document.head.appendChild(s)})(document.createElement('style'))"

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
 * program with the addresses of its modules and of the whole style sheets, which it loads first. What is said of classes,
 * and the start, follow the header, whose own styles are in the head: a slow line brings the first words a quarter of a second
 * earlier so. They are a text that a script makes a style sheet of, since HTML allows none in the body; where no script
 * runs the whole sheets come instead. `read` gives the text of a built file. Throws when the build lacks an entry.
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
  const selectors = new Map<string, StyleSelector>()

  return (html, routes, data) => {
    const key = routes.join(' ')
    const head = heads.get(key) ?? writeHead(routes)
    heads.set(key, head)
    const sheets = head.sheets.map(toAddress).join(' ')
    const made = data === undefined ? '' : ` data-page-data="${data}"`
    const program = `<script data-modules="${head.modules}"${made}>${start}</script>`
    const select = (one: (selector: StyleSelector) => string) =>
      head.sheets.map((file) => one(selectorOf(file))).join('')
    const place = html.indexOf(HEADER_END)
    if (place < 0) {
      const own = select(({ whole }) => whole(html))
      const inHead = `<style>${fonts}</style><style data-sheets="${sheets}">${own}</style>${program}${floats}`
      return {
        html: html.replace('</head>', (end) => inHead + end),
        scripts: [start],
        styles: [fonts, own],
      }
    }
    const beginning = html.slice(0, place + HEADER_END.length)
    const early = select(({ first }) => first(html, beginning))
    const later = select(({ rest }) => rest(html))
    const links = head.sheets.map((file) => `<link rel="stylesheet" href="${toAddress(file)}">`).join('')
    const inHead = `<style>${fonts}</style><style>${early}</style><noscript>${links}</noscript>${floats}`
    const behind = `<script type="text/plain" data-sheets="${sheets}">${later}</script><script>${ADD_STYLES}</script>${program}`
    return {
      html: beginning.replace('</head>', (end) => inHead + end) + behind + html.slice(beginning.length),
      scripts: [ADD_STYLES, start],
      styles: [fonts, early, later],
    }
  }

  function selectorOf(file: string): StyleSelector {
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
