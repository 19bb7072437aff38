import { lazy, Suspense, useRef, useState } from 'react'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { useGivesWay } from '@/web/ui/use-gives-way'

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

/** At the right side of every page, halfway up: opens and closes the chat; to a control of the page it gives way. */
export function ConciergeButton() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const givesWay = useGivesWay(button) && !isOpen

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <aside data-floats aria-label="AI Concierge" className="noscript:hidden print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label="AI Concierge"
        onClick={() => setOpen(!isOpen)}
        className={joinClasses(
          'fixed top-1/2 right-2 z-30 grid size-16 -translate-y-1/2 place-content-center justify-items-center rounded-full border border-line-strong bg-paper text-forest shadow-float hover:bg-mist low:static max-[22rem]:static low:m-4',
          givesWay && 'pointer-events-none opacity-0 focus-within:opacity-100',
        )}
      >
        <Icon name="star" className="size-4" />
        <span className="text-xs leading-none">Concierge</span>
      </button>
      {isOpen && (
        <Suspense>
          <ConciergePanel onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
