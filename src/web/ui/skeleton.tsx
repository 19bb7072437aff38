import type { ReactNode } from 'react'
import { joinClasses } from './classes'

/** A quiet block in the shape of what is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block rounded-control bg-line motion-safe:animate-breathe', className)}
    />
  )
}

/** Wraps skeletons and says once, to those who cannot see them, what is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
