import type { RichBlock, RichInline, RichText } from '../contract'

type Paragraph = { content?: RichInline[] | undefined }

/**
 * The same text without marks and pictures, one block after another: `## ` begins a heading, `- ` and `1. ` entries of
 * a list, `> ` what is good to know. `readParts` (parts.ts) reads it back.
 */
export function plainTextOf({ content }: RichText): string {
  return content
    .map((block) => linesOf(block).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

/** The words of some blocks alone, in one line: what the signs would say is left out. */
export function wordsOfBlocks(blocks: readonly RichBlock[], between = ' '): string {
  return blocks
    .flatMap(linesOf)
    .map((line) => line.replace(/^(## |- |\d+\. |> )/, ''))
    .filter(Boolean)
    .join(between)
}

/** True where there is nothing to read and nothing to see. */
export function isBlank(body: RichText): boolean {
  return plainTextOf(body) === '' && body.content.every(({ type }) => type !== 'image')
}

function linesOf(block: RichBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [wordsOf(block)]
    case 'heading':
      return begun('## ', wordsOf(block))
    case 'bulletList':
      return block.content.flatMap((item) => begun('- ', paragraphsOf(item.content)))
    case 'orderedList':
      return block.content.flatMap((item, index) => begun(`${index + 1}. `, paragraphsOf(item.content)))
    case 'blockquote':
      return begun('> ', paragraphsOf(block.content))
    case 'image':
      return []
  }
}

function begun(mark: string, words: string): string[] {
  return words ? [mark + words] : []
}

function paragraphsOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(wordsOf).filter(Boolean).join(' ')
}

/** On one line: a break within a block is a space. */
function wordsOf({ content = [] }: Paragraph): string {
  const words = content.map((part) => (part.type === 'text' ? part.text : ' ')).join('')
  return words.replace(/\s+/g, ' ').trim()
}
