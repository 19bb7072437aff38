/** A colon that stands close behind its word, or behind it in another piece: French has a space there. */
export const CLOSE_COLON = /\S*[\p{L}\d)»] ?:(?=\s|$)/gu

/** What stands in the body of a page, piece by piece. */
export function piecesOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  return body
    .split(/<[^>]+>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** What stands in the body of a page as one text, as it is seen. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<!-- -->|<(script|style)\b[\s\S]*?<\/\1>/g, '')
  return body.replace(/<[^>]+>/g, '')
}

/** The pieces of a page, and what only those hear or see who cannot read the rest: labels, pictures, its title. */
export function allPiecesOf(html: string): string[] {
  const plain = html.replace(/<!-- -->/g, '').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const said = [...plain.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"|<title>([^<]+)/g)]
  return [...piecesOf(plain), ...said.map(([, label, title]) => label ?? title ?? '')].map((piece) =>
    piece.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
}
