import type { ComponentProps } from 'react'
import { joinClasses } from './classes'

const BOX =
  'w-full min-h-12 rounded-control border border-line-strong bg-paper px-3.5 text-base text-ink placeholder:text-ink-soft hover:border-forest focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-alarm'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={joinClasses(BOX, className)} {...rest} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={joinClasses(BOX, 'py-2.5', className)} {...rest} />
}

/** The platform's own select: it is the right wheel on a phone and needs no code. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={joinClasses(BOX, 'select-arrow pr-10', className)} {...rest} />
}
