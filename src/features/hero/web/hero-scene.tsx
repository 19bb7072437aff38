import type { ReactNode } from 'react'
import { joinClasses } from '@/web/ui/classes'

/** On phones the words begin at three quarters of it, where the veil is thick enough (`Hero`); lower on higher screens. */
const HEIGHT = 'h-[clamp(20rem,(100svh_-_25rem)*4/3,24rem)] lg:h-full'

/** A picture behind the hero's words, above them on phones; scenes fade into one another. */
export function HeroScene({ isShown = true, children }: { isShown?: boolean; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'absolute inset-x-0 top-0 -z-20 motion-safe:transition-opacity motion-safe:duration-300',
        HEIGHT,
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
    <div
      className={joinClasses(
        'absolute inset-x-0 top-0 -z-10 scrim-foot lg:scrim forced-colors:h-full',
        HEIGHT,
      )}
    />
  )
}
