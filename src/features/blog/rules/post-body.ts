/** A paragraph, or what stands between paragraphs. */
export type PostPart = string | { heading: string } | { list: readonly string[] } | { note: string }

export type PostBody = readonly PostPart[]

const WORDS_A_MINUTE = 200

/**
 * A post as staff write it, in parts: blank lines divide, `## ` begins a heading, `- ` each entry of a list, `> ` what
 * is good to know. Everything else is a paragraph; nothing in it is taken for markup.
 */
export function readPostBody(content: string): PostBody {
  return content
    .split(/\r?\n\s*\r?\n|\r?\n(?=## )|(?<=(?:^|\n)## .*)\r?\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readPart)
}

/** Minutes a post takes to read, at least one. */
export function minutesOf(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

function readPart(block: string): PostPart {
  const lines = block.split(/\r?\n/).map((line) => line.trim())
  if (lines.length === 1 && block.startsWith('## ')) return { heading: block.slice(3).trim() }
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map((line) => line.slice(2).trim()) }
  if (lines.every((line) => line.startsWith('>')))
    return { note: lines.map((line) => line.slice(1).trim()).join(' ') }
  return lines.join(' ')
}
