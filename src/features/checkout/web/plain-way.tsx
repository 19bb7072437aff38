import type { CheckoutLink } from '@/features/search/rules/checkout-link'
import { buttonClass } from '@/web/ui/button'
import { PLAIN_PAGE } from '../paths'
import { checkoutText as words } from './checkout-text'

/** The way on where there are no scripts: page by page once a villa is chosen, else back to the search or its results. */
export function PlainWay({ link: { step: _step, ...asked } }: { link: CheckoutLink }) {
  const isChosen = asked.checkIn && asked.checkOut && (asked.villa ?? asked.anyOf)
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return (
    <div className="hidden noscript:block">
      <p className="mb-3 text-lg font-semibold">{words.noScript}</p>
      <a href={`${isChosen ? PLAIN_PAGE : '/booking'}?${query}`} className={buttonClass({ look: 'action' })}>
        {isChosen ? words.next : words.toVillas}
      </a>
    </div>
  )
}
