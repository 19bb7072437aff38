import { type RefObject, useEffect } from 'react'
import { joinClasses } from '@/web/ui/classes'
import { Icon, type IconName } from '@/web/ui/icon'
import { contactButtonText as words } from './contact-button-text'
import { contactWays } from './contact-ways'
import { useProperty } from './use-property'

type ContactMenuProps = { box: RefObject<HTMLElement | null>; onClose: () => void }

/**
 * The three ways to the hotel behind the floating button: an e-mail, a call, a chat. It closes when a guest presses or
 * goes on elsewhere, and by Escape; `box` holds it and its button.
 */
export function ContactMenu({ box, onClose }: ContactMenuProps) {
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onClose()
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [box, onClose])

  // Where the button stands in the page, at its end, the ways push it down: all of them come into view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [box])

  const ways = contactWays(useProperty())
  return (
    <ul id="contact-ways" className="flex flex-col-reverse gap-2.5 motion-safe:animate-rise">
      <Way icon="mail" label={words.mail} href={ways.mail} />
      <Way icon="phone" label={words.call} href={ways.call} />
      <Way icon="chat" label={words.message} href={ways.message} isElsewhere />
    </ul>
  )
}

function Way({
  icon,
  label,
  href,
  isElsewhere = false,
}: {
  icon: IconName
  label: string
  href: string
  isElsewhere?: boolean
}) {
  return (
    <li className="relative">
      <a
        href={href}
        aria-label={label}
        {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        className={joinClasses(
          'grid place-items-center rounded-full shadow-float',
          'peer size-12 border border-line-strong bg-paper text-forest hover:bg-mist focus-visible:bg-mist',
        )}
      >
        <Icon name={icon} />
      </a>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-full mr-3 hidden -translate-y-1/2 rounded-tag bg-ink px-2.5 py-1 text-sm whitespace-nowrap text-paper peer-hover:block peer-focus-visible:block"
      >
        {label}
      </span>
    </li>
  )
}
