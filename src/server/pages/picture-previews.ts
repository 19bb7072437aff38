import { decodeAttribute } from './decode-attribute'

/**
 * Finds what stands where pictures will be, by the addresses pages name them by: `data:` addresses of a few pixels.
 * Pictures that have none are missing in the answer.
 */
export type FindPreviews = (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** So many pictures of a page have one: beyond, further down, the page would pay more than it gains. */
const MOST_PICTURES = 60

/** So many of those stand in the page itself: what it opens with. Its program brings the others. */
const AT_ONCE = { least: 2, most: 10 }

/** Marks around what stands in a page outside its parts. */
const PAGE_DEPTH = 2

export const PREVIEWS_PATH = '/previews.css'

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g
/** A path of ours to a picture among a page's data, which stands there as JSON inside a string. */
const PICTURE_IN_DATA = /"(\/[\w/.-]+\.(?:jpg|svg))\\?"/g

const PREVIEW = /^data:image\/webp;base64,[\w+/=]{1,600}$/

/**
 * Addresses of the pictures of a page, as it names them: first what it shows, in order, then what its data names, within
 * it or apart.
 */
export function picturesIn(html: string, data = ''): string[] {
  const shown = [...html.matchAll(PICTURE)].map(([, address = '']) => decodeAttribute(address))
  const scripts = [...html.matchAll(SCRIPT)].map(([, source = '']) => source)
  const named = [...scripts, data].flatMap((source) =>
    [...source.matchAll(PICTURE_IN_DATA)].map(([, address = '']) => address),
  )
  return [...new Set([...shown, ...named])].slice(0, MOST_PICTURES)
}

/**
 * How many of a page's pictures may be in sight as it opens: not those in its parts whose code comes later, which are
 * further down. The renderer marks these, and around them the page within the frame and what its route shows.
 */
export function countFirst(html: string): number {
  let depth = 0
  let before = 0
  for (const [found] of html.matchAll(/<!--(\/?)\$s-->|<img\b/g)) {
    if (found === '<!--$s-->') depth++
    else if (found === '<!--/$s-->') depth--
    else if (depth > PAGE_DEPTH) break
    else before++
  }
  return Math.min(Math.max(before, AT_ONCE.least), AT_ONCE.most)
}

/**
 * Puts a style into the page's head by which each picture shows its preview until it has come. The browser enlarges
 * the few pixels smoothly, which blurs them. Not for pictures that leave a part of their place free: it would stay
 * visible there. `sheet` is where the page's program finds those of all its pictures, if these are not all.
 */
export function addPreviews(html: string, previews: ReadonlyMap<string, string>, sheet?: string): string {
  const rules = writePreviewRules(previews)
  const style = `<style data-previews${sheet === undefined ? '' : `="${sheet}"`}>${rules}</style>`
  return rules === '' ? html : html.replace('</head>', (end) => style + end)
}

/** The text of the style that `addPreviews` puts into a page, and of the sheet of all; empty where there are none. */
export function writePreviewRules(previews: ReadonlyMap<string, string>): string {
  const shown = [...previews].filter(([, preview]) => PREVIEW.test(preview))
  return shown.map(writeRule).join('')
}

/** Where the previews of all pictures of a page are; its search changes nothing about them. */
export function addressOfSheet(page: string): string {
  return `${PREVIEWS_PATH}?page=${encodeURIComponent(page.split('?')[0] ?? page)}`
}

function writeRule([address, preview]: [string, string]): string {
  return `img:not(.object-contain)[src="${escapeString(address)}"]{background:url(${preview}) 50%/cover}`
}

/** As CSS wants it between quotes; no character can end the string, the rule or the style element. */
function escapeString(text: string): string {
  return text.replace(/[^\w/.:,?=+~%@-]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
}
