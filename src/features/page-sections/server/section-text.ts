import type { RichBlock, RichText } from '@/features/rich-text/contract'
import { richTextOf, type TextPart } from '@/features/rich-text/rules/parts'

/** A section as it came with the site. */
export type SiteSection = { title: string; body: RichText }

/** A section of the site's own: its heading, and paragraphs, pictures and buttons under it. */
export function siteSection(title: string, ...parts: readonly (TextPart | RichBlock)[]): SiteSection {
  const content = parts.flatMap((part) => (isBlock(part) ? [part] : (richTextOf([part])?.content ?? [])))
  return { title, body: { type: 'doc', content } }
}

export function picture(src: string, alt = ''): RichBlock {
  return { type: 'image', attrs: { src, alt } }
}

/** A link alone in its paragraph: pages show it as a button. */
export function button(label: string, href: string): RichBlock {
  return {
    type: 'paragraph',
    content: [{ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }],
  }
}

/** Headings with a paragraph under each. */
export function entries(texts: readonly { heading: string; text: string }[]): TextPart[] {
  return texts.flatMap(({ heading, text }) => [{ heading }, text])
}

function isBlock(part: TextPart | RichBlock): part is RichBlock {
  return typeof part === 'object' && 'type' in part
}
