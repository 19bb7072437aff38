import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'

declare global {
  interface Window {
    /** Set by what stands in the page's head with the reader's first press, key, wheel or focus, or where the page is scrolled. */
    hasBegun?: true
  }
}

export const SIGNS_OF_READING = ['scroll', 'keydown', 'touchstart', 'pointerdown', 'focusin']

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

type Occasion = { isDue?: () => boolean; signs?: readonly string[] }

/**
 * The same for what is seen at once and heavy, a calendar for one: the browser loads its code when the reader scrolls,
 * types, presses or moves the pointer, or where it `isDue`. `signs` says which of these count.
 */
export function lazyOnSign<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  { isDue = () => false, signs = [...SIGNS_OF_READING, 'pointermove'] }: Occasion = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR && document.getElementById(id) && !hasBegun() && !isDue()) await firstSign(signs)
    return { default: await load() }
  })
}

/** What the browser takes over in a task of its own, so that a press waits for less. */
export function lazyInOwnTask<Props extends object>(
  component: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await new Promise((resolve) => setTimeout(resolve))
    return { default: component }
  })
}

/** The place of lazy sections in their page. */
export function Deferred({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className="min-h-dvh" />}>{children}</Suspense>
}

/** Resolves when the element is seen, or the reader begins to move about the page. */
async function nearness(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (element && !hasBegun()) await firstSign(SIGNS_OF_READING, element)
}

/** Resolves with the first of these events, or when the element is seen, and then watches for neither any more. */
function firstSign(signs: readonly string[], element?: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new AbortController()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin())
    const begin = () => {
      watch.abort()
      observer.disconnect()
      resolve()
    }
    // The router is told of the place of a page by an event that no reader has caused (site/router.ts).
    const heed = ({ type, isTrusted }: Event) => (type !== 'scroll' || isTrusted) && begin()
    for (const sign of signs)
      addEventListener(sign, heed, { passive: true, capture: true, signal: watch.signal })
    if (element) observer.observe(element)
  })
}

/** Whether the reader moved about the page before its program came. */
function hasBegun(): boolean {
  return window.hasBegun === true
}
