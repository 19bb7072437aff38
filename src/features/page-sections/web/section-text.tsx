import { RichBlocks } from '@/features/rich-text/web/rich-text'
import { type ButtonLook, buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { PageLink } from '@/web/ui/page-link'
import type { SectionParts } from '../rules/section-parts'

/** Words of a section, one block under another; nothing where there are none. */
export function SectionText({ blocks, className }: { blocks: SectionParts['lead']; className?: string }) {
  if (blocks.length === 0) return null
  return (
    <div className={joinClasses('grid gap-5 wrap-anywhere', className)}>
      <RichBlocks blocks={blocks} />
    </div>
  )
}

/** The links of a section that stand alone, as buttons. */
export function SectionButtons({ buttons, look }: { buttons: SectionParts['buttons']; look: ButtonLook }) {
  if (buttons.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {buttons.map(({ label, href }) => (
        <PageLink key={label + href} path={href} className={buttonClass({ look })}>
          {label}
        </PageLink>
      ))}
    </div>
  )
}
