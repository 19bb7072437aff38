import { Fragment, type ReactNode } from 'react'
import { inLanguage } from '@/kernel/language'
import { joinClasses } from '@/web/ui/classes'
import { Picture } from '@/web/ui/picture'
import { WovenBand } from '@/web/ui/woven-band'
import type { RichBlock, RichInline, RichMark, RichText as RichTextDocument } from '../contract'
import { richTextWords as words } from '../text'

type RichTextProps = {
  body: RichTextDocument
  /** The first paragraph is larger than the others. */
  hasLead?: boolean
  className?: string
}

/** A formatted text, block by block, at a width that reads well. */
export function RichText({ body, hasLead = false, className }: RichTextProps) {
  return (
    <div className={joinClasses('grid max-w-measure gap-5 text-lg', className)}>
      <RichBlocks blocks={body.content} hasLead={hasLead} />
    </div>
  )
}

/** Its blocks alone, in whatever they stand in. */
export function RichBlocks({
  blocks,
  hasLead = false,
}: {
  blocks: readonly RichBlock[]
  hasLead?: boolean
}): ReactNode {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never moved, and may be said twice
    <Block key={index} block={block} isLead={hasLead && index === 0} />
  ))
}

function Block({ block, isLead }: { block: RichBlock; isLead: boolean }) {
  switch (block.type) {
    case 'paragraph':
      return <p className={isLead ? 'text-xl leading-normal text-forest' : undefined}>{inline(block)}</p>
    case 'heading':
      return block.attrs.level === 2 ? (
        <h2 className="mt-6 text-2xl">{inline(block)}</h2>
      ) : (
        <h3 className="text-xl">{inline(block)}</h3>
      )
    case 'bulletList':
      return <ul className="grid list-disc gap-2 pl-6 marker:text-clay">{listItems(block.content)}</ul>
    case 'orderedList':
      return <ol className="grid list-decimal gap-2 pl-6 marker:text-clay">{listItems(block.content)}</ol>
    case 'image':
      return (
        <Picture
          address={block.attrs.src}
          alt={block.attrs.alt ?? ''}
          sizes="(min-width: 48rem) 40rem, 100vw"
          className="w-full rounded-card"
        />
      )
    case 'blockquote':
      return (
        <aside
          aria-label={words.goodToKnow}
          className="my-3 rounded-card bg-gold-soft p-6 text-base text-ink"
        >
          <WovenBand className="mb-4 max-w-18 text-gold-soft" />
          <p className="font-semibold">{words.goodToKnow}</p>
          {paragraphs(block.content, 'mt-1')}
        </aside>
      )
  }
}

function listItems(items: readonly { content: Paragraph[] }[]): ReactNode {
  return items.map(({ content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries are never moved, and may be said twice
    <li key={index} className="pl-1">
      {paragraphs(content)}
    </li>
  ))
}

function paragraphs(content: readonly Paragraph[], className?: string): ReactNode {
  return content.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never moved, and may be said twice
    <p key={index} className={className}>
      {inline(paragraph)}
    </p>
  ))
}

type Paragraph = { content?: RichInline[] | undefined }

function inline({ content = [] }: Paragraph): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: words are never moved, and may be said twice
  return content.map((part, index) => <Fragment key={index}>{marked(part)}</Fragment>)
}

function marked(part: RichInline): ReactNode {
  if (part.type === 'hardBreak') return <br />
  let inner: ReactNode = part.text
  for (const mark of part.marks ?? []) inner = within(mark, inner)
  return inner
}

function within(mark: RichMark, inner: ReactNode): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  return (
    <a href={inLanguage(mark.attrs.href)} className="font-semibold underline wrap-anywhere">
      {inner}
    </a>
  )
}
