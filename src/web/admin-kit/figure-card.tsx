import type { ReactNode } from 'react'

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
      <dd className="tabular font-serif text-2xl leading-none">{figure.toLocaleString('en-US')}</dd>
      {children}
    </div>
  )
}
