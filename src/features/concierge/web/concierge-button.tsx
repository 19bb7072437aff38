import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '@/web/ui/icon'

/** The button is on every page, the chat is asked for on few. Who cannot load it gets to the contact page instead. */
const ConciergePanel = lazy(() =>
  import('./concierge-panel').then(
    ({ ConciergePanel }) => ({ default: ConciergePanel }),
    () => {
      location.assign('/contact')
      return new Promise<never>(() => {})
    },
  ),
)

/**
 * At the right side of every page, halfway up: opens and closes the chat. Where the page has no
 * margin for it, half of it is beyond the edge, so that what remains covers no words.
 */
export function ConciergeButton() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <aside aria-label="AI Concierge" className="noscript:hidden print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label="AI Concierge"
        onClick={() => setOpen(!isOpen)}
        className="fixed top-1/2 -right-8 z-30 grid size-14 -translate-y-1/2 place-items-center rounded-full border border-line-strong bg-paper pr-8 text-forest shadow-float hover:bg-mist xl:right-2 xl:pr-0"
      >
        <Icon name="star" className="size-6" />
      </button>
      {isOpen && (
        <Suspense>
          <ConciergePanel onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
