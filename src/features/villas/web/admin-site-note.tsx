import { Icon } from '@/web/ui/icon'
import { findSiteGaps, type SiteGap } from '../rules/site-gaps'
import { pricesOf } from '../rules/staff-values'
import { siteGaps as words } from './admin-text'

type OwnPrice = Pick<Parameters<typeof pricesOf>[0], 'basePrice'>
type CategoryOfVilla = (NonNullable<Parameters<typeof pricesOf>[1]> & { isActive: boolean }) | undefined

/** What keeps a villa, as it stands in a list or a form, from visitors. */
export function siteGapsOf({ basePrice }: OwnPrice, category: CategoryOfVilla): SiteGap[] {
  const { base } = pricesOf({ basePrice, halfBoardPrice: null, fullBoardPrice: null }, category)
  return findSiteGaps({ hasPrice: base !== null, category: category ?? null })
}

/** Says what a villa lacks to be on the website, and what to do; nothing where it lacks nothing. */
export function SiteNote({ gaps }: { gaps: readonly SiteGap[] }) {
  if (gaps.length === 0) return null
  return (
    <div className="flex gap-3 rounded-control border-2 border-clay bg-paper px-4 py-3 text-sm">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-clay" />
      <div className="grid gap-1">
        <p className="font-semibold">{words.title(gaps)}</p>
        {gaps.map((gap) => (
          <p key={gap}>{words.todo[gap]}</p>
        ))}
      </div>
    </div>
  )
}
