import { lazy, Suspense } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import type { Cents } from '@/kernel/money'

const AboutInShillings = lazy(async () => ({
  default: (await import('@/features/exchange-rates/web/shillings')).AboutInShillings,
}))
const ShillingsChoice = lazy(async () => ({
  default: (await import('@/features/exchange-rates/web/shillings')).ShillingsChoice,
}))

/** About how much a result costs in shillings, where staff have set a rate and the guest chose to see it. */
export function ResultInShillings({ price }: { price: Cents }) {
  const { shillings } = useProperty()
  return (
    shillings && (
      <Suspense>
        <AboutInShillings price={price} rate={shillings} />
      </Suspense>
    )
  )
}

/** The choice to see shillings on all results, with the day of the rate. */
export function ResultsShillingsChoice() {
  const { shillings, timeZone } = useProperty()
  return (
    shillings && (
      <Suspense>
        <ShillingsChoice rate={shillings} timeZone={timeZone} />
      </Suspense>
    )
  )
}
