import { lazy, Suspense, useRef, useState } from 'react'
import { inLanguage } from '@/kernel/language'
import { defineWords } from '@/kernel/words'
import { Icon } from '@/web/ui/icon'

export const CONCIERGE_BUTTON_WORDS = defineWords('concierge-button.CONCIERGE_BUTTON_WORDS', {
  label: 'AI Concierge',
  short: 'Concierge',
} as const)

/** The button is on every page, the chat is asked for on few. Who cannot load it gets to the contact page instead. */
const ConciergePanel = lazy(() =>
  import('./load-concierge-panel')
    .then(({ loadStyledPanel }) => loadStyledPanel())
    .catch(() => {
      location.assign(inLanguage('/contact'))
      return new Promise<never>(() => {})
    }),
)

/** At the right side of every page, halfway up: opens and closes the chat. Seen where no control lies under it (`keep-clear.ts`). */
export function ConciergeButton() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <aside
      data-floats
      aria-label={CONCIERGE_BUTTON_WORDS.label}
      className="pointer-events-none opacity-0 has-focus-visible:opacity-100 noscript:hidden print:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={CONCIERGE_BUTTON_WORDS.label}
        onClick={() => setOpen(!isOpen)}
        className="fixed inset-y-0 right-2 z-30 my-auto grid size-18 place-content-center justify-items-center rounded-full border border-line-strong bg-paper text-forest shadow-float hover:bg-mist inflow:static inflow:m-4"
      >
        <Icon name="star" className="size-4" />
        <span className="text-xs leading-none">{CONCIERGE_BUTTON_WORDS.short}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ConciergePanel onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
