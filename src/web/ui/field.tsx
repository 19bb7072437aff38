import { type ReactNode, useId } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'

/** What a control needs to belong to its label, help and error; spread it on the control. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | null | undefined
  required?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, help and error below, tied to the control for those who listen: `{(control) => <Input {...control} />}`. */
export function Field({ label, help, error, required, className, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}help`
  const errorId = `${id}error`
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
        {required && (
          <span aria-hidden="true" className="text-clay">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={helpId} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <p
        id={errorId}
        aria-live="polite"
        className="flex gap-1.5 text-sm font-semibold text-alarm empty:hidden"
      >
        {error && (
          <>
            <Icon name="alert" className="mt-0.5 size-4" />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
