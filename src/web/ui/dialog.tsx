import { type ReactNode, useId } from 'react'
import { defineWords } from '@/kernel/words'
import { Button } from './button'
import { joinClasses } from './classes'
import { Icon } from './icon'
import { useModal } from './use-modal'

export const DIALOG_WORDS = defineWords('ui-dialog.DIALOG_WORDS', { close: 'Close' } as const)

type DialogProps = {
  open: boolean
  title: string
  /** Asked for by Escape, the close button or the backdrop; the caller decides whether to close. */
  onClose: () => void
  /** Whether a click beside the dialog asks to close it; say no while something is typed. */
  closesOnBackdrop?: boolean
  className?: string
  children: ReactNode
}

/** The platform's modal dialog: it holds the focus, gives it back on closing, and lies above everything. */
export function Dialog({ open, title, onClose, closesOnBackdrop = true, className, children }: DialogProps) {
  const dialog = useModal(open)
  const titleId = useId()

  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key, handled by onCancel
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        // A dialog over this one, or a list of files closed in it, calls off itself alone.
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget) onClose()
      }}
      className={joinClasses(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-0 text-ink shadow-float motion-safe:animate-rise',
        className,
      )}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1.5 text-xl">
            {title}
          </h2>
          <Button look="bare" size="icon" aria-label={DIALOG_WORDS.close} onClick={onClose} className="-mr-2">
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
