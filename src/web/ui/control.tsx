import type { ComponentProps } from 'react'
import { joinClasses } from './classes'

/** What fields share is in styles/base.css. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={joinClasses('field', className)} {...rest} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={joinClasses('field', 'py-2.5', className)} {...rest} />
}

/** The platform's own select: it is the right wheel on a phone and needs no code. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={joinClasses('field', 'select-arrow pr-10', className)} {...rest} />
}
