import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows the `<dialog>` the answer is put on as a modal for as long as it stands (or while `open`), and gives the
 * focus back to whoever had it.
 */
export function useModal(open = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const opener = document.activeElement
    element.showModal()
    // By now the dialog has left the page, so that closing it no longer hands the focus back by itself.
    return () => {
      element.close()
      // Whoever had it may be gone, as a table's button is on a tablet that was turned: the page's heading takes it then.
      const taker = opener?.isConnected ? opener : document.querySelector('h1')
      if (taker instanceof HTMLElement) taker.focus()
    }
  }, [open])
  return dialog
}
