import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import type { RichBlock } from '@/features/rich-text/contract'
import { RichBlocks } from '@/features/rich-text/web/rich-text'
import { Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

/** The menu as a printed card: names only, no prices. */
export function RestaurantMenu() {
  const { title, lead, quote, entries } = useSection('restaurant-menu', { quote: true, entries: true })
  return (
    <Section aria-labelledby="menu-title" className="lg:pt-36">
      <div className="border border-line-strong/40 bg-paper p-3">
        <div className="border border-line-strong/40 px-5 py-10 sm:px-10 md:py-16">
          <header className="mx-auto max-w-xl text-center">
            <WovenBand className="mx-auto mb-6 max-w-36 text-paper" />
            <h2 id="menu-title" className="text-3xl">
              {title}
            </h2>
            <SectionText blocks={lead} className="mt-4 text-ink-soft" />
          </header>
          <div className="mt-12 grid gap-12 md:grid-cols-3 md:gap-0 md:*:not-first:border-l md:*:border-line">
            {entries.map(({ heading, blocks }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved, and may be said twice
              <section key={place} aria-label={heading} className="min-w-0 text-center md:px-6 lg:px-8">
                <h3 className="text-xl text-clay wrap-anywhere">{heading}</h3>
                {blocks.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never moved, and may be said twice
                  <MenuBlock key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
          {quote.length > 0 && (
            <div className="mx-auto mt-12 grid max-w-xl gap-5 border-t border-line pt-6 text-center text-sm text-ink-soft">
              <RichBlocks blocks={quote} />
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

/** A list as dishes one under another, without marks before them; everything else as it was written. */
function MenuBlock({ block }: { block: RichBlock }) {
  if (block.type !== 'bulletList') return <SectionText blocks={[block]} className="mt-5" />
  return (
    <ul className="mt-5 grid gap-3">
      {block.content.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dishes are never moved, and may be said twice
        <li key={index} className="text-balance wrap-anywhere">
          <RichBlocks blocks={content} />
        </li>
      ))}
    </ul>
  )
}
