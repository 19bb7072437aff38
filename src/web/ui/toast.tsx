import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ToastCard } from './toast-card'
import { createToastStore, type ShownToast, type Toast } from './toast-state'

const toasts = createToastStore()

/** Shows a message for five seconds in place of any other; it never takes the focus. Browser only. */
export function showToast(toast: Toast): void {
  toasts.show(toast)
}

const none = () => null

/** Where toasts appear; stands once in the page. The live regions are there before anything is said in them. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, none)
  const dialog = useOpenDialog(toast)
  const regions = <Regions toast={toast} />
  return dialog ? createPortal(regions, dialog) : regions
}

/** The last modal dialog over the page while there is a toast: all outside it is covered, and hidden from screen readers. */
function useOpenDialog(toast: ShownToast | null): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const open = toast && ([...document.querySelectorAll('dialog:modal')].at(-1) ?? null)
    const onClose = () => setDialog(null)
    setDialog(open)
    open?.addEventListener('close', onClose)
    return () => open?.removeEventListener('close', onClose)
  }, [toast])
  return dialog
}

function Regions({ toast }: { toast: ShownToast | null }) {
  const isAlarm = toast?.tone === 'destructive'
  return (
    <div className="pointer-events-none fixed inset-x-4 top-21 low:top-2 z-50 sm:left-auto sm:w-105">
      <div role="status">{toast && !isAlarm && card(toast)}</div>
      <div role="alert">{toast && isAlarm && card(toast)}</div>
    </div>
  )
}

function card(toast: ShownToast) {
  return <ToastCard key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
}
