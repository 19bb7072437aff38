import type { ReactNode } from 'react'
import { joinClasses } from './classes'

const COLORS = new Map([
  ['green', 'bg-leaf'],
  ['orange', 'bg-clay'],
  ['blue', 'bg-lake'],
  ['purple', 'bg-plum'],
])

/** A short label on a solid ground: green, orange, blue or purple; any other colour is blue. */
export function Badge({
  color = 'blue',
  className,
  children,
}: {
  color?: string
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center rounded-tag border border-transparent px-2.5 py-1 text-xs font-semibold text-paper',
        COLORS.get(color) ?? COLORS.get('blue'),
        className,
      )}
    >
      {children}
    </span>
  )
}
