import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { WovenBand } from './woven-band'

type NoticeProps = {
  title: string
  /** What it means, or what to do next. */
  help?: string
  /** An alert is read out at once; a status in its turn. */
  role?: 'alert' | 'status'
  className?: string
  /** What can be done about it: a button. */
  children?: ReactNode
}

/** Stands where there is nothing to show, because there is none or because it could not be fetched. */
export function Notice({ title, help, role = 'status', className, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={joinClasses(
        'rounded-card border border-line bg-paper px-6 py-14 text-center text-ink [--focus:var(--color-dusk)]',
        className,
      )}
    >
      <WovenBand className="mx-auto mb-6 max-w-36 text-paper" />
      <h3 className="text-xl">{title}</h3>
      {help && <p className="mx-auto mt-2 max-w-measure text-ink-soft">{help}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
