import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '@/web/ui/icon'
import { contactButtonText as words } from './contact-button-text'

const PRESS_MS = 200

/** The button is on every page, its menu on few: it comes when it is asked for. */
const ContactMenu = lazy(async () => ({ default: (await import('./contact-menu')).ContactMenu }))

/**
 * Bottom right on every page: a chat, a call or an e-mail, one press away. It stands above the
 * book bar of phones, and below header, dialogs and toasts, and is seen where no control lies under it (`keep-clear.ts`).
 */
export function ContactButton() {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(false)
  const box = useRef<HTMLElement>(null)
  // Going to another page closes the menu by itself.
  const isOpen = openedOn === pathname

  return (
    <aside
      ref={box}
      id="contact-button"
      data-floats
      aria-label={words.region}
      className="fixed right-2 bottom-21 z-30 flex flex-col-reverse items-center gap-3 md:bottom-6 inflow:static inflow:m-4 pointer-events-none opacity-0 has-focus-visible:opacity-100 noscript:hidden print:hidden"
    >
      <div className="group relative">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="contact-ways"
          aria-label={isOpen ? words.close : words.open}
          data-pressed={isPressed || undefined}
          onClick={() => {
            setPressed(true)
            setTimeout(setPressed, PRESS_MS, false)
            setOpenedOn(isOpen ? null : pathname)
          }}
          className="grid size-18 place-content-center justify-items-center rounded-full border-2 border-paper bg-forest text-paper transition-[scale,background-color] ease-out hover:bg-forest-deep motion-safe:data-pressed:scale-90 shadow-float"
        >
          <Icon name={isOpen ? 'close' : 'chat'} className="size-5" />
          <span className="text-xs leading-none">{isOpen ? words.closeShort : words.openShort}</span>
        </button>
        <span
          aria-hidden="true"
          className="tabular pointer-events-none absolute top-0 left-0 grid size-6 place-items-center rounded-full border-2 border-paper bg-clay text-xs font-semibold text-paper"
        >
          {words.badge}
        </span>
        <Sparkles />
      </div>
      {isOpen && (
        <Suspense>
          <ContactMenu box={box} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </aside>
  )
}

/** Small signs that come out while a mouse is over the button. */
function Sparkles() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-0 -top-5 whitespace-nowrap scale-50 opacity-0 transition-[opacity,scale] group-hover:scale-100 group-hover:opacity-100"
    >
      ✨👋💬
    </span>
  )
}
