import type { RichBlock, RichInline, RichText } from '@/features/rich-text/contract'

type Paragraph = Extract<RichBlock, { type: 'paragraph' }>

/** What stands under one heading of a section. */
export type SectionEntry = { heading: string; blocks: RichBlock[] }

/** A section's text by what its page does with it. */
export type SectionParts = {
  /** What its page takes nothing special from, in order. */
  lead: RichBlock[]
  pictures: { src: string; alt: string }[]
  /** The words of the first that is marked as good to know. */
  quote: Paragraph[]
  /** Paragraphs that are a link and nothing else. */
  buttons: { label: string; href: string }[]
  /** What stands under its headings. */
  entries: SectionEntry[]
}

/** What a page has a place of its own for, beside the words of a section. */
export type Places = { pictures?: number; quote?: true; buttons?: true; entries?: true }

/** Takes a section's text apart by the places its page has (docs/decisions/page-sections.md). */
export function partsOf({ content }: RichText, places: Places): SectionParts {
  const parts: SectionParts = { lead: [], pictures: [], quote: [], buttons: [], entries: [] }
  for (const block of content) {
    if (block.type === 'heading' && places.entries)
      parts.entries.push({ heading: wordsOf(block.content), blocks: linkedWords(block.content) })
    else if (!isEmpty(block) && !take(block, parts, places))
      (parts.entries.at(-1)?.blocks ?? parts.lead).push(block)
  }
  return parts
}

/** Puts a block into a place of its own, if there is one; what stands under a heading that is an entry stays there. */
function take(
  block: RichBlock,
  { pictures, quote, buttons, entries }: SectionParts,
  places: Places,
): boolean {
  if (entries.length > 0) return false
  const button = places.buttons && buttonOf(block)
  if (button) buttons.push(button)
  else if (block.type === 'image' && pictures.length < (places.pictures ?? 0))
    pictures.push({ src: block.attrs.src, alt: block.attrs.alt ?? '' })
  else if (block.type === 'blockquote' && places.quote && quote.length === 0) quote.push(...block.content)
  else return false
  return true
}

/** A page sets an entry's heading without marks; what a link in it leads to stands below it instead. */
function linkedWords(content: readonly RichInline[] = []): RichBlock[] {
  const linked = content.filter(
    (part) => part.type === 'text' && part.marks?.some((mark) => mark.type === 'link'),
  )
  return linked.length > 0 ? [{ type: 'paragraph', content: linked }] : []
}

/** 'Kampala, 270 km' in its name and its kilometres; null where it ends in none. */
export function readDistance(heading: string): { name: string; km: number } | null {
  const [, name, km] = /^(.+?),? (\d{1,5}) km$/.exec(heading) ?? []
  return name && km ? { name, km: Number(km) } : null
}

function buttonOf(block: RichBlock): { label: string; href: string } | null {
  if (block.type !== 'paragraph' || block.content?.length !== 1) return null
  const [words] = block.content
  if (words?.type !== 'text') return null
  const link = words.marks?.find((mark) => mark.type === 'link')
  return link ? { label: words.text, href: link.attrs.href } : null
}

function isEmpty(block: RichBlock): boolean {
  return block.type === 'paragraph' && wordsOf(block.content) === ''
}

function wordsOf(content: readonly RichInline[] = []): string {
  return content
    .map((part) => (part.type === 'text' ? part.text : ' '))
    .join('')
    .trim()
}
