import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { readSearchedStay } from '@/features/bookings/rules/stay-link'
import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { defineWords } from '@/kernel/words'
import { buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Container } from '@/web/ui/section'
import { WovenMark } from '@/web/ui/woven-band'
import { HEADER_LINKS } from './links'

export const HEADER_WORDS = defineWords('site-header.HEADER_WORDS', {
  close: 'Close menu',
  open: 'Open menu',
  menu: 'Main',
  call: 'Call Now',
  book: 'Book Now',
} as const)

/** Name, menu, telephone and Book Now; below 1280 px the menu folds away behind a button. */
export function SiteHeader() {
  const { pathname, search } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // Going to another page closes the menu by itself.
  const isOpen = openedOn === pathname

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenedOn(null)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the header closes its menu
    <header
      onKeyDown={onKeyDown}
      className="sticky top-0 z-40 border-b border-line bg-paper low:static noscript:max-xl:static"
    >
      <Container className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-3 xl:grid-cols-[auto_1fr]">
        <Brand />
        <CallNow className="max-sm:hidden xl:hidden print:hidden" />
        <BookNow search={search} className="xl:hidden print:hidden" />
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={isOpen ? HEADER_WORDS.close : HEADER_WORDS.open}
          onClick={() => setOpenedOn(isOpen ? null : pathname)}
          className={buttonClass({
            look: 'bare',
            size: 'icon',
            className: '-mr-2 xl:hidden noscript:hidden print:hidden',
          })}
        >
          <Icon name={isOpen ? 'close' : 'menu'} className="size-6" />
        </button>
        <nav
          id="menu"
          aria-label={HEADER_WORDS.menu}
          className={joinClasses(
            'col-span-full print:hidden pb-5 xl:col-span-1 xl:pb-0 noscript:block',
            !isOpen && 'max-xl:hidden',
          )}
        >
          <div className="xl:flex xl:items-center xl:justify-end xl:gap-2">
            <ul className="max-xl:grid max-xl:gap-x-8 max-xl:sm:grid-cols-2 xl:flex noscript:max-xl:grid-cols-2">
              {HEADER_LINKS.map(({ path, label }) => (
                <li key={path}>
                  <PageLink
                    path={path}
                    activeClassName="text-clay xl:underline"
                    onClick={() => setOpenedOn(null)}
                    className="flex min-h-12 items-center font-semibold hover:text-clay max-xl:border-b max-xl:border-line decoration-2 underline-offset-6 xl:mx-1.5 xl:min-h-11 xl:text-sm xl:whitespace-nowrap"
                  >
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
            <MessageLink
              className={buttonClass({ look: 'bare', size: 'small', className: 'max-xl:w-full xl:px-2' })}
            />
            <CallNow className="max-xl:w-full sm:max-xl:hidden xl:px-2" />
            <BookNow search={search} className="max-xl:hidden" />
          </div>
        </nav>
      </Container>
    </header>
  )
}

function Brand() {
  const property = useProperty()
  return (
    <PageLink path="/" className="flex min-h-11 min-w-0 items-center gap-3 py-3">
      <WovenMark className="size-10 max-[22rem]:hidden" />
      <span className="min-w-0 leading-tight">
        <span className="block font-serif text-base leading-tight text-forest sm:text-lg">
          {property.name}
        </span>
        <span className="hidden text-xs text-ink-soft sm:block">{property.tagline}</span>
      </span>
    </PageLink>
  )
}

function CallNow({ className }: { className: string }) {
  const [phone = ''] = useProperty().phones
  return (
    <a href={phoneAddress(phone)} className={buttonClass({ look: 'bare', size: 'small', className })}>
      <Icon name="phone" className="size-4" />
      {HEADER_WORDS.call}
    </a>
  )
}

/** With the days and the party of the address, where it has them. */
function BookNow({ className, search }: { className: string; search: Record<string, unknown> }) {
  return (
    // In one line whatever font is there: two would move the page when the next font comes.
    <PageLink
      path="/booking"
      search={readSearchedStay(search)}
      className={buttonClass({ look: 'action', size: 'small', className: `whitespace-nowrap ${className}` })}
    >
      {HEADER_WORDS.book}
    </PageLink>
  )
}
