import { type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from './classes'

type SwipeRowProps = { label?: string; className?: string; children: ReactNode }

/**
 * A list that on phones is one row to swipe through, a card and the edge of the next at a time; from medium
 * screens on `className` lays it out. Its children are list items. Whoever scrolls by keyboard can focus it.
 */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isScrolling, setScrolling] = useState(false)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolling(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <ul
      ref={list}
      aria-label={label}
      tabIndex={isScrolling ? 0 : undefined}
      className={joinClasses(
        'relative max-md:-mx-5 max-md:flex max-md:[scroll-snap-type:x_mandatory] max-md:scroll-px-5 max-md:gap-4 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-5 max-md:py-1 max-md:*:w-[86%] max-md:*:shrink-0 max-md:*:snap-start sm:max-md:-mx-8 sm:max-md:scroll-px-8 sm:max-md:px-8 sm:max-md:*:w-[46%]',
        className,
      )}
    >
      {children}
    </ul>
  )
}
