import { type ReactNode, useId } from 'react'
import { joinClasses } from '@/web/ui/classes'
import type { ControlProps } from '@/web/ui/field'
import { searchText as words } from './search-text'

type SearchFieldProps = {
  label: string
  isRequired?: boolean
  error?: string | null
  /** What stands over the control once the page is live, until the control has the focus. */
  shown?: string | false
  isOpening?: boolean
  /** Names the button for those who use keys or listen; the others are for pointers alone. */
  opens?: string | false
  onOpen?: (id: string) => void
  children: (control: ControlProps) => ReactNode
}

/**
 * A control of the search with its label inside. A pointer meets a button over it, which opens the calendar; who comes
 * with the keyboard or types reaches the control itself.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, isRequired, error, shown, isOpening, opens, onOpen } = props
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className="min-w-0">
      <div className="relative">
        <label
          htmlFor={id}
          className="pointer-events-none absolute top-0 z-20 left-0 px-3.5 pt-1.5 text-xs text-ink-soft"
        >
          {label}
          {isRequired && <span aria-hidden="true"> *</span>}
        </label>
        {props.children({
          id,
          'aria-describedby': error ? errorId : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': isRequired || undefined,
        })}
        {shown && (
          <button
            type="button"
            tabIndex={opens ? 0 : -1}
            aria-hidden={!opens}
            aria-haspopup="dialog"
            aria-busy={isOpening}
            onClick={() => onOpen?.(id)}
            className={joinClasses(
              'absolute inset-0 hidden overflow-hidden rounded-control bg-paper px-3.5 pt-5 pb-1 text-left whitespace-nowrap hover:border-forest in-data-live:block peer-focus-within:pointer-events-none peer-focus-within:opacity-0',
              error ? 'border-2 border-alarm' : 'border border-line-strong',
            )}
          >
            <span className="sr-only">{opens}</span>
            <span aria-hidden="true">{isOpening ? words.opening : shown}</span>
          </button>
        )}
      </div>
      <p id={errorId} aria-live="polite" className="mt-1 text-sm font-semibold text-alarm empty:hidden">
        {error}
      </p>
    </div>
  )
}
