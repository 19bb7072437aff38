import { useId } from 'react'
import { joinClasses } from './classes'

/** The one ornament: a band of triangles and chevrons after the region's basket weaving. Purely decorative. */
export function WovenBand({ className }: { className?: string }) {
  const pattern = useId()
  return (
    <svg aria-hidden="true" className={joinClasses('block h-6 w-full', className)}>
      <pattern id={pattern} width="36" height="24" patternUnits="userSpaceOnUse">
        <path className="fill-clay" d="M0 0h36L18 11z" />
        <path className="fill-gold" d="M0 24h36L18 13z" />
        <path
          className="fill-current"
          d="M0 6.5 7.5 12 0 17.5zM36 6.5 28.5 12 36 17.5zM11.5 0h13L18 4zM11.5 24h13L18 20z"
        />
      </pattern>
      <rect width="100%" height="24" fill={`url(#${pattern})`} />
    </svg>
  )
}

/** The hotel's mark: one knot of the band. */
export function WovenMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={joinClasses('shrink-0', className ?? 'size-10')}>
      <rect width="32" height="32" rx="8" className="fill-forest" />
      <path className="fill-gold" d="M4 25.5h24L16 17.5z" />
      <path className="fill-clay" d="M4 6.5h24L16 14.5z" />
      <path className="fill-cream" d="M4 10.5 12 16 4 21.5zM28 10.5 20 16 28 21.5z" />
    </svg>
  )
}
