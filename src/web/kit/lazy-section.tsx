import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'

const NEAR_PX = 600
const SIGNS_OF_READING = ['scroll', 'keydown', 'touchstart', 'pointerdown', 'focusin'] as const

/**
 * A section whose code the browser loads when the reader scrolls, types, presses or comes near the element `id` in it; shown
 * by Deferred. The server renders it whole; until then the page keeps that. Where the server did not, its code is loaded at once.
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await nearness(id)
    return { default: await load() }
  })
}

/** The place of lazy sections in their page. */
export function Deferred({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className="min-h-dvh" />}>{children}</Suspense>
}

/** Resolves when the element is about to be seen, or the reader begins to move about the page. */
function nearness(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = () => {
      observer.disconnect()
      for (const sign of SIGNS_OF_READING) removeEventListener(sign, seen)
      resolve()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      rootMargin: `${NEAR_PX}px`,
    })
    observer.observe(element)
    for (const sign of SIGNS_OF_READING) addEventListener(sign, seen, { passive: true })
  })
}
