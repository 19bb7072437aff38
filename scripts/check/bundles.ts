import { compress } from '../compress'

/** The part of Vite's manifest that says which file needs which. */
export type Manifest = Record<
  string,
  {
    file: string
    src?: string
    isEntry?: boolean
    imports?: string[]
    dynamicImports?: string[]
    css?: string[]
  }
>

type Sized = { file: string; bytes: number }

export type Weighing = {
  path: string
  /** The HTML as sent, the styles in it included. */
  html: number
  /** The same for who asks after others have. */
  htmlAgain: number
  scripts: Sized[]
  /** What may come on top of these when the page is read to its end. */
  later: Sized[]
  /** Those of its own markup, which stand in its HTML. */
  styles: number
  /** The whole style sheets, which come with the scripts. */
  sheets: Sized[]
  /** The previews of its pictures, which are a part of the HTML. */
  previews: number
  fonts: Sized[]
  pictures: Sized[]
  /** Its data and the previews of all its pictures, which its program loads beside it. */
  beside: Sized[]
}

/** What the server sent for a path: its HTML, and how many bytes that took compressed, at first and asked for again. */
export type SentPage = { path: string; html: string; bytes: number; again: number }

/** What a first visit of any public page may weigh, in bytes as sent (brotli). */
export const BUDGET = {
  scripts: 68 * 1024,
  /** Of the landing page, read to its end. */
  readToTheEnd: 90 * 1024,
  styles: 6.5 * 1024,
  html: 24 * 1024,
  htmlAgain: 22 * 1024,
  previews: 1.5 * 1024,
  fonts: 2,
  firstView: 225 * 1024,
}

/** Each a trace that only this library leaves in a bundle. */
const TRACES: { library: string; trace: RegExp; everywhere: boolean }[] = [
  { library: 'zod', trace: /\bZodError\b|\b_zod\b/, everywhere: false },
  { library: 'drizzle-orm', trace: /drizzle:(?:entityKind|Name|Columns)/, everywhere: true },
  { library: 'fastify', trace: /FST_ERR_|fastify\./, everywhere: true },
  { library: 'pg', trace: /SCRAM-SHA-256|pg-pool/, everywhere: true },
  { library: 'PGlite', trace: /pglite/i, everywhere: true },
  {
    library: 'a Node module',
    trace: /__vite-browser-external|from\s*["']node:|\brequire\(["']node:/,
    everywhere: true,
  },
]

const WITHOUT_SCRIPTS = /<noscript>[\s\S]*?<\/noscript>/g
/** Also those that a script makes of a text. */
const INLINE_STYLES =
  /<(?:style\b(?! data-previews\b)|script type="text\/plain" )[^>]*>([\s\S]*?)<\/(?:style|script)>/g

/** Everything a page loads at once: its HTML, what that names, and what the scripts it names import. */
export function weighPage(
  { path, html, bytes, again }: SentPage,
  manifest: Manifest,
  read: (file: string) => Buffer,
  { pictures, beside }: Pick<Weighing, 'pictures' | 'beside'>,
): Weighing {
  const named = filesNamedIn(html.replace(WITHOUT_SCRIPTS, ''))
  const scripts = scriptsOf(html, manifest)
  const linked = named.filter((file) => file.endsWith('.css')).map((file) => read(file).toString('utf8'))
  const inline = stylesIn(html, INLINE_STYLES)
  const sheets = [...html.matchAll(/ data-sheets="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const previews = stylesIn(html, /<style data-previews\b[^>]*>([\s\S]*?)<\/style>/g).join('')
  const styles = [...linked, ...inline].join('')
  const fonts = new Set([...named.filter((file) => file.endsWith('.woff2')), ...fontsIn(styles)])
  const sized = (file: string) => ({ file, bytes: compressedSize(read(file)) })
  const linkedBytes = linked.length > 0 ? compressedSize(Buffer.from(linked.join(''))) : 0
  return {
    path,
    html: bytes + linkedBytes,
    htmlAgain: again + linkedBytes,
    scripts: scripts.map(sized),
    later: scriptsLater(scripts, manifest).map(sized),
    styles: styles === '' ? 0 : compressedSize(Buffer.from(styles)),
    sheets: sheets.map((address) => {
      const file = address.slice(1)
      return { file, bytes: compressedSize(read(file)) }
    }),
    previews: previews === '' ? 0 : compressedSize(Buffer.from(previews)),
    fonts: [...fonts].map((file) => ({ file, bytes: read(file).length })),
    pictures,
    beside,
  }
}

/** The scripts a page loads at once: those that its HTML names, and what they import. */
export function scriptsOf(html: string, manifest: Manifest): string[] {
  const named = filesNamedIn(html).filter((file) => file.endsWith('.js'))
  return [...closureOf(named, manifest)]
}

/** Parts of every page whose code comes when a guest begins to read on. */
const FRAME_PARTS = ['src/site/layout/site-footer.tsx', 'src/site/layout/round-buttons.tsx']

/**
 * What comes when a page is read on: the code its own scripts ask for later, with all that this imports, and the parts of
 * every page. Not what the program asks for, which are all other pages.
 */
function scriptsLater(atOnce: readonly string[], manifest: Manifest): string[] {
  const program = closureOf(
    Object.values(manifest).flatMap(({ isEntry, file }) => (isEntry ? [file] : [])),
    manifest,
  )
  const own = Object.values(manifest).filter(({ file }) => atOnce.includes(file) && !program.has(file))
  const asked = [...own.flatMap(({ dynamicImports = [] }) => dynamicImports), ...FRAME_PARTS]
  const files = closureOf(
    asked.flatMap((key) => manifest[key]?.file ?? []),
    manifest,
  )
  return [...files].filter((file) => !atOnce.includes(file))
}

function filesNamedIn(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href|data-modules)="(\/[^"?]+)"/g)].flatMap(
    ([, addresses = '']) => addresses.split(' ').map((address) => address.slice(1)),
  )
}

const PHONE_PIXELS = 720

/** Addresses of what the program of a page loads besides code: the page's data and the previews of all its pictures. */
export function loadedBeside(html: string): string[] {
  return [...html.matchAll(/<(?:script|style)\b[^>]*? data-(?:page-data|previews)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
}

/** Addresses of the pictures a page asks for at once, in the size and format a phone takes. */
export function picturesAtOnce(html: string): string[] {
  const found = html.matchAll(
    /(?:<source\b[^>]*srcset="([^"]*)"[^>]*>\s*(?:<source\b[^>]*>\s*)*)?<img\b([^>]*)>/gi,
  )
  return [...found].flatMap(([, sources, attributes = '']) => {
    if (/\bloading="lazy"/.test(attributes)) return []
    const own = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
    const sized = (sources ?? '').split(/,\s*/).map((source) => source.trim().split(' '))
    const [fitting] = sized.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PIXELS) ?? [own]
    return fitting?.startsWith('/') ? [fitting] : []
  })
}

/** Every script a guest’s browser can come to load, at once or later, beginning at one entry of the manifest. */
export function publicScripts(manifest: Manifest, entry: string): Set<string> {
  const keys = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || keys.has(key)) return
    keys.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entry)
  return new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')))
}

/** Libraries of the server, or kept for later, that left a trace in these scripts. */
export function findForeignCode(
  scripts: Iterable<string>,
  read: (file: string) => Buffer,
  loaded: 'at once' | 'ever',
): string[] {
  return [...scripts].flatMap((file) => {
    const text = read(file).toString('utf8')
    return TRACES.filter(
      ({ everywhere, trace }) => (loaded === 'at once' || everywhere) && trace.test(text),
    ).map(({ library }) => `${file} holds code of ${library}`)
  })
}

/** What is over the budget, in words; empty when the page keeps it. */
export function judgeWeight(weighing: Weighing, budget = BUDGET): string[] {
  const { path, html, htmlAgain, scripts, later, styles, previews, fonts } = weighing
  const problems: string[] = []
  const tell = (what: string) => problems.push(`${path}: ${what}`)
  if (scripts.length === 0) tell('names no script: nothing was measured')
  if (styles === 0) tell('holds no styles: nothing was measured')
  if (sum(scripts) > budget.scripts)
    tell(
      `JavaScript is ${inKb(sum(scripts))}, the budget is ${inKb(budget.scripts)}: load what is below the fold later (import()); heaviest: ${heaviest(scripts)}`,
    )
  if (path === '/' && sum([...scripts, ...later]) > budget.readToTheEnd)
    tell(
      `JavaScript is ${inKb(sum([...scripts, ...later]))} once it is read to its end, the budget is ${inKb(budget.readToTheEnd)}; heaviest of what comes later: ${heaviest(later)}`,
    )
  if (html > budget.html) tell(`HTML is ${inKb(html)}, the budget is ${inKb(budget.html)}`)
  if (htmlAgain > budget.htmlAgain)
    tell(`HTML is ${inKb(htmlAgain)} asked for again, the budget is ${inKb(budget.htmlAgain)}`)
  if (styles > budget.styles) tell(`CSS is ${inKb(styles)}, the budget is ${inKb(budget.styles)}`)
  if (previews > budget.previews)
    tell(`previews of pictures are ${inKb(previews)}, the budget is ${inKb(budget.previews)}`)
  if (fonts.length > budget.fonts)
    tell(
      `names ${fonts.length} fonts, the budget is ${budget.fonts}: ${fonts.map(({ file }) => file).join(', ')}`,
    )
  if (firstView(weighing) > budget.firstView)
    tell(
      `the first view is ${inKb(firstView(weighing))}, the budget is ${inKb(budget.firstView)}; heaviest: ${heaviest([...weighing.pictures, ...scripts])}`,
    )
  return problems
}

/** Bytes of all a page loads at once. */
export function firstView({ html, scripts, sheets, fonts, pictures, beside }: Weighing): number {
  return html + sum([...scripts, ...sheets, ...fonts, ...pictures, ...beside])
}

export function sum(files: readonly { bytes: number }[]): number {
  return files.reduce((total, file) => total + file.bytes, 0)
}

export function inKb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function closureOf(files: string[], manifest: Manifest): Set<string> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const key of byFile.get(file)?.imports ?? []) {
      const next = manifest[key]
      if (next) visit(next.file)
    }
  }
  for (const file of files) visit(file)
  return found
}

function stylesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text)
}

function fontsIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?\/([^"')]+\.woff2)/g)].flatMap((match) => match[1] ?? [])
}

/** Kept for each buffer: most files belong to many pages, and the best compression takes its time. */
const sizes = new WeakMap<Buffer, number>()

function compressedSize(bytes: Buffer): number {
  const known = sizes.get(bytes)
  if (known !== undefined) return known
  const size = compress(bytes).length
  sizes.set(bytes, size)
  return size
}

function heaviest(files: Sized[]): string {
  return [...files]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((file) => `${file.file} ${inKb(file.bytes)}`)
    .join(', ')
}
