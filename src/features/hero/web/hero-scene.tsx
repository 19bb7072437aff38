import type { ReactNode } from 'react'
import { joinClasses } from '@/web/ui/classes'

/** A picture behind the hero's words, above them on phones; scenes fade into one another. */
export function HeroScene({ isShown = true, children }: { isShown?: boolean; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'absolute inset-x-0 top-0 -z-20 h-96 lg:h-full motion-safe:transition-opacity motion-safe:duration-300',
        !isShown && 'opacity-0',
      )}
    >
      {children}
    </div>
  )
}

/** Dusk laid over the picture where words stand, so that they are legible on any. */
export function HeroVeil() {
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-96 scrim-foot lg:h-full lg:scrim forced-colors:h-full" />
  )
}
