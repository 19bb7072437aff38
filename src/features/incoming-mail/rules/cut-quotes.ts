/** Lines after which mail programs put the mail that is answered. */
const BEGINNINGS = [
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original)\s*-{2,}$/i,
  /^_{10,}$/,
  /^on .{6,200}\bwrote:$/i,
  /^am .{6,200}\bschrieb\b.{0,200}:$/i,
  /^le .{6,200}\ba écrit\s?:$/i,
  /^el .{6,200}\bescribió:$/i,
]
/** Outlook's head of the mail before: its first line and one that follows soon. */
const HEAD_BEGINS = /^\*?from:\*?\s\S/i
const HEAD_GOES_ON = /^\*?(sent|date|to|subject):\*?\s\S/i
const QUOTED = /^\s*>/
/** `On … wrote:` is broken into up to three lines. */
const MOST_BROKEN = 3

/**
 * What was written newly, and what is quoted of earlier mails: null where nothing is. Whoever answers between the quoted
 * lines, or below them, is not cut.
 */
export function cutQuotes(text: string): { text: string; quoted: string | null } {
  const lines = text.split('\n')
  const at = lines.findIndex((_line, index) => isBeginning(lines, index))
  const from = at === -1 ? findTail(lines) : at
  if (from === -1) return { text: text.trim(), quoted: null }
  const own = lines.slice(0, from).join('\n').trim()
  const rest = lines.slice(from)
  // Something of theirs stands among what is quoted, or there is nothing else.
  if (own === '' || isAnsweredBetween(rest)) return { text: text.trim(), quoted: null }
  return { text: own, quoted: rest.join('\n').trim() }
}

function isBeginning(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim()
  if (HEAD_BEGINS.test(line))
    return lines.slice(index + 1, index + 4).some((next) => HEAD_GOES_ON.test(next.trim()))
  for (let many = 1; many <= MOST_BROKEN; many++) {
    const broken = lines.slice(index, index + many).map((one) => one.trim())
    if (BEGINNINGS.some((pattern) => pattern.test(broken.join(' ')))) return true
  }
  return false
}

/** Where quoted lines begin that go on to the end; -1 where there are none. */
function findTail(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !QUOTED.test(line) && line.trim() !== '')
  const first = lines.findIndex((line, index) => index > last && QUOTED.test(line))
  return first
}

/** True where quoted lines, each behind its mark, are followed by one without. */
function isAnsweredBetween(rest: readonly string[]): boolean {
  const first = rest.findIndex((line) => QUOTED.test(line))
  if (first === -1) return false
  const own = rest.slice(first).filter((line) => line.trim() !== '' && !QUOTED.test(line))
  return own.length > 0
}
