import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { guestsOffered } from '@/features/bookings/rules/limits'
import { LazyGroundsMap } from '@/features/grounds/web/lazy-grounds-map'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { placeOf } from '@/features/villas/rules/villa-groups'
import { formatPrice } from '@/kernel/money'
import { Icon } from '@/web/ui/icon'
import { useOpened } from '@/web/ui/use-opened'
import type { CheckoutLink } from '../rules/checkout-link'
import { choiceLink } from '../rules/choice-link'
import type { CategoryResult } from '../rules/results'
import { RESULTS_WORDS } from './results-text'

const { card: words } = RESULTS_WORDS

type ParticularVillasProps = {
  result: CategoryResult
  /** All that are listed, and those of them that would hold the party and are booked. */
  villas: readonly Villa[]
  taken: readonly Villa[]
  link: CheckoutLink
}

/** Each free villa of the category with its place, on the map of the grounds too, and its price, for those who want one of them. */
export function ParticularVillas({ result, villas, taken, link }: ParticularVillasProps) {
  const { id: kind, offers, best } = result
  const { isOpen, details } = useOpened(offers.some(({ villa }) => villa.id === link.villa))
  const [lit, setLit] = useState<number | null>(null)
  const isFree = (id: number) => offers.some(({ villa }) => villa.id === id)
  const isTaken = ({ id, categoryId }: Villa) => categoryId === kind && taken.some((villa) => villa.id === id)
  return (
    <details {...details}>
      <summary className="min-h-11 py-2.5 font-semibold text-forest">
        {words.particular(offers.length)}
      </summary>
      <div className="grid items-start gap-6 pb-5 lg:grid-cols-2">
        <ul className="ruled">
          {offers.map(({ villa, quote }) => (
            <li key={villa.id}>
              <Link
                to="/booking"
                search={choiceLink(link, { villa: villa.id })}
                onFocus={() => setLit(villa.id)}
                onMouseEnter={() => setLit(villa.id)}
                className="flex min-h-14 items-center justify-between gap-4 py-2 hover:text-clay"
              >
                <span className="min-w-0">
                  <strong className="block font-semibold">{unitNameOf(villa, 'full')}</strong>
                  <span className="block text-sm text-ink-soft">
                    {[
                      placeOf({ ...villa, roomNumber: null }),
                      villa.view !== best.villa.view && villa.view,
                      guestsOffered(villa) !== guestsOffered(best.villa) &&
                        words.sleeps(guestsOffered(villa)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="tabular flex items-center gap-2 font-semibold text-forest">
                  {formatPrice(quote.total)}
                  <Icon name="chevronRight" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {isOpen && (
          <LazyGroundsMap
            villas={villas}
            nameOf={unitNameOf}
            failed={words.noMap}
            lit={lit}
            stateOf={(villa) => (isFree(villa.id) ? 'free' : isTaken(villa) ? 'taken' : 'other')}
            renderMark={(villa, mark) =>
              isFree(villa.id) ? (
                <Link to="/booking" search={choiceLink(link, { villa: villa.id })} tabIndex={-1}>
                  {mark}
                </Link>
              ) : (
                mark
              )
            }
          />
        )}
      </div>
    </details>
  )
}
