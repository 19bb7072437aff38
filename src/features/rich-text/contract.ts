import { z } from 'zod'
import { addressText } from '@/kernel/wire'
import { richTextInputText } from './rules/input-words'

/** Where a link leads: a page, a mailbox or a telephone. */
const linkTarget = z.union(
  [
    addressText,
    z
      .string()
      .max(320)
      .regex(/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]{3,})$/i),
  ],
  richTextInputText.link,
)

/** True for what a link may lead to. */
export function isLinkTarget(address: string): boolean {
  return linkTarget.safeParse(address).success
}

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkTarget }) }),
])

/** Whoever types a text without an editor may have put all of it into one paragraph, or each line into its own. */
const MOST_CHARACTERS = 100_000
const MOST_PARTS = 5000
/** Characters that say what a picture shows. */
export const MOST_ALTERNATIVE = 300

const words = z.object({
  type: z.literal('text'),
  text: z.string().min(1).max(MOST_CHARACTERS),
  marks: z.array(mark).max(3).optional(),
})

const inline = z.discriminatedUnion('type', [words, z.object({ type: z.literal('hardBreak') })])

const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).max(500).optional() })
const listItem = z.object({ type: z.literal('listItem'), content: z.array(paragraph).min(1).max(20) })
const listItems = z.array(listItem).min(1).max(MOST_PARTS)

const block = z.discriminatedUnion('type', [
  paragraph,
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: z.array(inline).max(100).optional(),
  }),
  z.object({ type: z.literal('bulletList'), content: listItems }),
  z.object({ type: z.literal('orderedList'), content: listItems }),
  /** What is good to know beside the text. */
  z.object({ type: z.literal('blockquote'), content: z.array(paragraph).min(1).max(20) }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({ src: addressText, alt: z.string().max(MOST_ALTERNATIVE).nullish() }),
  }),
])

/**
 * A formatted text as a document: blocks of words with marks, in ProseMirror's JSON. What is not named here cannot be
 * stored, and is never rendered (docs/decisions/rich-text.md).
 */
export const richText = z.object({ type: z.literal('doc'), content: z.array(block).min(1).max(MOST_PARTS) })

export type RichText = z.infer<typeof richText>
export type RichBlock = RichText['content'][number]
export type RichInline = z.infer<typeof inline>
export type RichMark = z.infer<typeof mark>
