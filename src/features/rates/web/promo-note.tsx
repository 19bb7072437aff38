import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import type { Quote } from '../rules/pricing'
import { promoOf } from '../rules/promo'
import { PROMO_WORDS as words } from '../rules/promo-words'

/** The price with a code, and the one it takes the place of, crossed out. */
export function CodePrice({ quote }: { quote: Quote }) {
  const off = promoOf(quote.nights)?.off ?? 0
  return (
    <>
      <span className="font-semibold text-forest">{formatPrice(quote.total)}</span>{' '}
      <s className="text-ink-soft">
        <span className="sr-only">{words.instead} </span>
        {formatPrice(quote.total + off)}
      </s>
    </>
  )
}

/** What a code took off a price; nothing where there is none. */
export function PromoNote({ quote }: { quote: Quote }) {
  const promo = promoOf(quote.nights)
  if (!promo) return null
  return (
    <span className="block text-sm font-normal text-ink-soft wrap-anywhere">
      {labelled(words.label(promo.code), words.off(formatPrice(promo.off)))}, {words.instead}{' '}
      <s>{formatPrice(quote.total + promo.off)}</s>
    </span>
  )
}
