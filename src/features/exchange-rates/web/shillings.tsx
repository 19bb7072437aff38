import { type ReactNode, useSyncExternalStore } from 'react'
import type { Cents } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import { defineWords } from '@/kernel/words'
import { storedText } from '@/web/kit/stored-text'
import { buttonClass } from '@/web/ui/button'
import type { ExchangeRate } from '../contract'
import { aboutInShillings, rateDay } from '../rules/shillings'

const CHOSEN = 'UGX'

export const words = defineWords('exchange-rates-shillings.words', {
  show: 'Show shillings too',
  hide: 'Dollars only',
  about: (amount: string) => `about ${amount}`,
  note: (day: string) => `For comparing, at our rate of ${day}. The price is in dollars.`,
} as const)

const choice = storedText('prices-also-in')

type Rated = { rate: ExchangeRate; timeZone: string }

/** About how much a price is in shillings, for guests who want to see it; they choose it once, for every page. */
export function Shillings({ price, ...rated }: Rated & { price: Cents }) {
  return (
    <ShillingsChoice {...rated}>
      <AboutInShillings price={price} rate={rated.rate} />
    </ShillingsChoice>
  )
}

/** The choice alone, for pages with several prices; what it says beside the note stands in `children`. */
export function ShillingsChoice({ rate, timeZone, children }: Rated & { children?: ReactNode }) {
  const isChosen = useIsChosen()
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
      <p role="status">
        {isChosen && (
          <>
            {children}
            <span className="block">{words.note(rateDay(rate, timeZone))}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className={buttonClass({ look: 'quiet', size: 'small' })}
        onClick={() => choice.write(isChosen ? null : CHOSEN)}
      >
        {isChosen ? words.hide : words.show}
      </button>
    </div>
  )
}

/** One price in shillings, in a line of its own, where the guest chose to see it. */
export function AboutInShillings({ price, rate }: { price: Cents; rate: ExchangeRate }) {
  if (!useIsChosen()) return null
  return (
    <strong className="block text-forest">
      {words.about(formatShillings(aboutInShillings(price, rate)))}
    </strong>
  )
}

function useIsChosen(): boolean {
  return useSyncExternalStore(
    choice.subscribe,
    () => choice.read() === CHOSEN,
    () => false,
  )
}
