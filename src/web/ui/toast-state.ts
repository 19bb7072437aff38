import type { ReactNode } from 'react'

export type Toast = { title: string; description?: ReactNode; tone?: 'plain' | 'destructive' }
export type ShownToast = Toast & { id: number }

/** How long a toast stays, and how far it must be swiped to the right to go (docs/decisions/product-rules.md). */
export const TOAST_MS = 5000
export const SWIPE_PX = 50

type Listener = () => void

/** At most one toast at a time: a new one takes the place of the one shown. */
export function createToastStore() {
  const listeners = new Set<Listener>()
  let shown: ShownToast | null = null
  let lastId = 0

  function put(next: ShownToast | null) {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    show(toast: Toast) {
      lastId += 1
      put({ ...toast, id: lastId })
    },
    /** Takes away the toast with this id; one that was replaced meanwhile stays. */
    dismiss(id: number) {
      if (shown?.id === id) put(null)
    },
    current: () => shown,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
