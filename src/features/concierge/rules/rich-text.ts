/** A run of words, or a link. */
export type Piece = { text: string; href?: string }

/** What an answer is made of; each is text, never markup. */
export type Block = { kind: 'line'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] }

const LINK = /\[([^\]\n]{1,200})\]\(([^)\s]{1,500})\)/g
const OWN_PAGE = /^\/(?![/\\])[\w\-/?=&.%#+,]*$/

/**
 * The lines, lists and links of an answer. A link that leads neither to a page of ours nor to one of `ways` (the
 * hotel's own numbers) is shown as its words alone.
 */
export function readAnswer(message: string, ways: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of message.split('\n').map((text) => text.trim())) {
    if (line === '') continue
    const item = /^[-*•]\s+(.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (item === undefined) blocks.push({ kind: 'line', pieces: readPieces(line, ways) })
    else if (last?.kind === 'list') last.items.push(readPieces(item, ways))
    else blocks.push({ kind: 'list', items: [readPieces(item, ways)] })
  }
  return blocks
}

/** True for a page of this site that a guest may be led to. */
export function isOwnPage(href: string): boolean {
  return OWN_PAGE.test(href) && !/^\/(?:api|admin|uploads)(?:\/|$)/.test(href)
}

function readPieces(line: string, ways: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of line.matchAll(LINK)) {
    const [whole, text = '', href = ''] = match
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) })
    pieces.push(isOwnPage(href) || ways.includes(href) ? { text, href } : { text })
    end = match.index + whole.length
  }
  if (end < line.length) pieces.push({ text: line.slice(end) })
  return pieces
}
