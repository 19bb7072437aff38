import { type ReactNode, useEffect, useState } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import type { Quote } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { planOptions, tellMore } from '../rules/plan-options'
import { CHOICE_WORDS as words } from '../text'

type PlanLinksProps = {
  villa: Villa
  stay: Stay
  quote: Quote
  today: Day
  /** The way on with a plan; null is the flexible one. */
  renderLink: (planId: number | null, content: ReactNode) => ReactNode
}

/** The plans that fit a result, each a way on with its price and its terms; nothing where there is only the flexible one. */
export function PlanLinks({ villa, stay, quote, today, renderLink }: PlanLinksProps) {
  const hotel = useProperty()
  // A page that was made a while ago may name a moment that is past: the browser says it anew.
  const [now, setNow] = useState(Date.now)
  const [isAnew, setIsAnew] = useState(false)
  useEffect(() => {
    setNow(Date.now())
    setIsAnew(true)
  }, [])
  const options = planOptions({ villa, stay, quote, hotel, today, now })
  if (options.length === 0) return null
  return (
    <ul aria-label={words.rates} className="tabular grid gap-2">
      {options.map(({ plan, name, total, more, terms }) => (
        <li key={plan?.id ?? 0}>
          {renderLink(
            plan?.id ?? null,
            <span className="w-full min-w-0 wrap-anywhere">
              {labelled(name, formatPrice(total))}
              {plan && `, ${tellMore(more)}`}
              <span key={`${isAnew}`} className="block text-sm text-ink-soft">
                {terms}
              </span>
            </span>,
          )}
        </li>
      ))}
    </ul>
  )
}
