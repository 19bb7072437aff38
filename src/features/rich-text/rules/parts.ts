import type { RichBlock, RichText } from '../contract'

/** A paragraph, or what stands between paragraphs, without marks: what the site's own articles are written in. */
export type TextPart =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }

const ENTRY = /^\d{1,3}[.)] /

/**
 * A text as staff type it without an editor, in parts: blank lines divide, `## ` begins a heading, `- ` or `1. ` each
 * entry of a list, `> ` what is good to know. Everything else is a paragraph; nothing in it is taken for markup.
 */
export function readParts(text: string): TextPart[] {
  return text
    .split(/\r?\n\s*\r?\n|\r?\n(?=## )|\r?\n(?<=(?:^|\n)## .*\r?\n)/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readPart)
}

/** Parts as a document; null where there are none. */
export function richTextOf(parts: readonly TextPart[]): RichText | null {
  return parts.length > 0 ? { type: 'doc', content: parts.map(blockOf) } : null
}

function readPart(block: string): TextPart {
  const lines = block.split(/\r?\n/).map((line) => line.trim())
  if (lines.length === 1 && block.startsWith('## ')) return { heading: block.slice(3).trim() }
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map((line) => line.slice(2).trim()) }
  if (lines.every((line) => ENTRY.test(line))) return { steps: lines.map((line) => line.replace(ENTRY, '')) }
  if (lines.every((line) => line.startsWith('>')))
    return { note: lines.map((line) => line.slice(1).trim()).join(' ') }
  return lines.join(' ')
}

function blockOf(part: TextPart): RichBlock {
  if (typeof part === 'string') return paragraph(part)
  if ('heading' in part) return { ...paragraph(part.heading), type: 'heading', attrs: { level: 2 } }
  if ('list' in part) return { type: 'bulletList', content: part.list.map(listItem) }
  if ('steps' in part) return { type: 'orderedList', content: part.steps.map(listItem) }
  return { type: 'blockquote', content: [paragraph(part.note)] }
}

function listItem(text: string) {
  return { type: 'listItem' as const, content: [paragraph(text)] }
}

function paragraph(text: string) {
  return { type: 'paragraph' as const, content: text ? [{ type: 'text' as const, text }] : [] }
}
