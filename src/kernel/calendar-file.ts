import type { Day } from './days'

const LONGEST_LINE_BYTES = 75

/** The text of an .ics file (RFC 5545) of these lines: each ended as the standard says, and folded at 75 bytes. */
export function writeCalendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** A calendar day as such files write it: `20270314`. */
export function writeDay(day: Day): string {
  return day.replaceAll('-', '')
}

/** An instant as such files write it: `20270314T090500Z`. */
export function writeInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Text with the signs escaped that mean something in such files. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** Lines of at most 75 bytes, each after the first begun with a space; no sign is cut in two. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (bytesOf(part + sign) > LONGEST_LINE_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
