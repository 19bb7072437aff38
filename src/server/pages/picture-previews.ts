import { decodeAttribute } from './decode-attribute'

/**
 * Finds what stands where pictures will be, by the addresses pages name them by: `data:` addresses of a few pixels.
 * Pictures that have none are missing in the answer.
 */
export type FindPreviews = (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** So many pictures of a page have one: beyond, further down, the page would pay more than it gains. */
const MOST_PICTURES = 60

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g
/** A path of ours to a picture among a page's data, which stands there as JSON inside a string. */
const PICTURE_IN_DATA = /"(\/[\w/.-]+\.(?:jpg|svg))\\?"/g

const OPENING = '<style data-previews>'
const CLOSING = '</style>'
const PREVIEW = /^data:image\/webp;base64,[\w+/=]{1,600}$/

/** Addresses of the pictures of a page, as it names them: first what it shows, in order, then what its data names. */
export function picturesIn(html: string): string[] {
  const shown = [...html.matchAll(PICTURE)].map(([, address = '']) => decodeAttribute(address))
  const named = [...html.matchAll(SCRIPT)].flatMap(([, source = '']) =>
    [...source.matchAll(PICTURE_IN_DATA)].map(([, address = '']) => address),
  )
  return [...new Set([...shown, ...named])].slice(0, MOST_PICTURES)
}

/**
 * Puts a style into the page's head by which each picture shows its preview until it has come. The browser enlarges
 * the few pixels smoothly, which blurs them. Not for pictures that leave a part of their place free: it would stay
 * visible there.
 */
export function addPreviews(html: string, previews: ReadonlyMap<string, string>): string {
  const rules = writePreviewRules(previews)
  return rules === '' ? html : html.replace('</head>', (end) => OPENING + rules + CLOSING + end)
}

/** The text of the style that `addPreviews` puts into a page; empty when it puts in none. */
export function writePreviewRules(previews: ReadonlyMap<string, string>): string {
  const shown = [...previews].filter(([, preview]) => PREVIEW.test(preview))
  return shown.map(writeRule).join('')
}

/** The rules that `addPreviews` put into a page, for browsers that come to it without loading its HTML. */
export function previewRulesIn(html: string): string {
  // It is the last thing in the head; whatever looks like it before is not ours.
  const begin = html.lastIndexOf(OPENING, html.indexOf('</head>'))
  return begin < 0 ? '' : html.slice(begin + OPENING.length, html.indexOf(CLOSING, begin))
}

function writeRule([address, preview]: [string, string]): string {
  return `img:not(.object-contain)[src="${escapeString(address)}"]{background:url(${preview}) 50%/cover}`
}

/** As CSS wants it between quotes; no character can end the string, the rule or the style element. */
function escapeString(text: string): string {
  return text.replace(/[^\w/.:,?=+~%@-]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
}
