import type { CheckoutLink } from '@/features/search/rules/checkout-link'
import { inLanguage } from '@/kernel/language'
import { defineWords } from '@/kernel/words'
import { buttonClass } from '@/web/ui/button'
import { PLAIN_PAGE } from '../paths'

export const words = defineWords('checkout-plain-way.words', {
  note: 'Without JavaScript your booking goes on page by page.',
  next: 'Continue',
} as const)

/** The way on where there are no scripts; where nothing is chosen yet, the page it leads to says so. */
export function PlainWay({ link }: { link: CheckoutLink }) {
  // Numbers become text by themselves, which the type does not know.
  const query = new URLSearchParams(link as Record<string, string>)
  return (
    <>
      <p className="mb-3 text-lg font-semibold">{words.note}</p>
      <a href={inLanguage(`${PLAIN_PAGE}?${query}`)} className={buttonClass({ look: 'action' })}>
        {words.next}
      </a>
    </>
  )
}
