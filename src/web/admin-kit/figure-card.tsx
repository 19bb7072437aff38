import type { ReactNode } from 'react'
import { listText } from './text'

/** A number and what it counts. */
export function FigureCard({
  label,
  figure,
  children,
}: {
  label: string
  figure: number
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-paper px-4 py-3.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular font-serif text-2xl leading-none">{listText.figure(figure)}</dd>
      {children}
    </div>
  )
}
