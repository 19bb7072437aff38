import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'

declare global {
  interface Window {
    /** Set by what stands in the page's head with the reader's first press, key, wheel or focus. */
    hasBegun?: true
  }
}

const SIGNS_OF_READING = ['scroll', 'keydown', 'touchstart', 'pointerdown', 'focusin']

/**
 * A section whose code the browser loads when the reader scrolls, types or presses, or sees the element `id` in it; shown
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

/**
 * The same for what is seen at once and heavy, a calendar for one: the browser loads its code when the reader scrolls,
 * types, presses or moves the pointer.
 */
export function lazyOnSign<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR && document.getElementById(id) && !hasBegun())
      await firstSign([...SIGNS_OF_READING, 'pointermove'])
    return { default: await load() }
  })
}

/** The place of lazy sections in their page. */
export function Deferred({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className="min-h-dvh" />}>{children}</Suspense>
}

/** Resolves when the element is seen, or the reader begins to move about the page. */
function nearness(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element || hasBegun()) return Promise.resolve()
  const sight = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
  return Promise.race([sight, firstSign(SIGNS_OF_READING)])
}

/** Resolves with the first of these events. */
function firstSign(signs: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, begin)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
  })
}

/** Whether the reader moved about the page before its program came. */
function hasBegun(): boolean {
  return window.hasBegun === true || scrollY > 0
}
