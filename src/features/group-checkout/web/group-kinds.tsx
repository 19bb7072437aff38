import { Link } from '@tanstack/react-router'
import { linkFromParty } from '@/features/bookings/rules/party-link'
import { MOST_PARTS } from '@/features/groups/rules/parts'
import { buttonClass } from '@/web/ui/button'
import type { GroupWish, KindOffered } from '../rules/group-draft'
import { GROUP_WORDS } from './group-text'
import { Stepper } from './stepper'

const words = GROUP_WORDS.kinds

type GroupKindsProps = {
  kinds: readonly KindOffered[]
  wish: GroupWish
  /** How many villas are chosen in all. */
  count: number
  /** False for a guest who came with villas chosen: then the kinds wait behind a line. */
  isOpen: boolean
  onCount: (id: number | null, count: number) => void
}

/** How many villas of each kind: the shortest way to a dozen. */
export function GroupKinds({ kinds, wish, count, isOpen, onCount }: GroupKindsProps) {
  if (kinds.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-lg font-semibold">{words.none}</p>
        <Link
          to="/booking"
          search={{ ...wish.stay, ...linkFromParty(wish.party) }}
          className={buttonClass({ look: 'primary' })}
        >
          {words.otherDates}
        </Link>
      </div>
    )
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer">
        <h2 className="inline text-xl">{isOpen ? words.title : words.change}</h2>
      </summary>
      <p className="mt-1 max-w-measure text-ink-soft">{words.line}</p>
      <p className="hidden font-semibold noscript:block">{words.noScript}</p>
      <ul className="mt-3 ruled border-y border-line">
        {kinds.map((kind) => (
          <li key={kind.id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <h3 className="font-sans font-semibold">{kind.name}</h3>
              <p className="tabular text-sm text-ink-soft">
                {words.about(kind.sleeps, kind.from)}
                <span className="block">{words.left(kind.free, kind.chosen)}</span>
              </p>
            </div>
            <div className="shrink-0 noscript:hidden">
              <Stepper
                value={kind.chosen}
                most={kind.chosen + Math.min(kind.free, MOST_PARTS - count)}
                fewer={words.fewer(kind.name)}
                more={words.more(kind.name)}
                onChange={(wanted) => onCount(kind.id, wanted)}
              />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
