import type { Dispatch } from 'react'
import { formatPercent } from '@/kernel/decimals'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { progressOf, type Slideshow, type SlideshowStep } from '../rules/slideshow'
import { heroText } from '../text'

/** Arrows, play and pause, a dot a slide, and how far it has come. Of no use without scripts, so not shown then. */
export function SlideshowControls({ show, step }: { show: Slideshow; step: Dispatch<SlideshowStep> }) {
  const percent = progressOf(show)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <div className="flex gap-1.5">
        <Button
          look="light"
          size="icon"
          aria-label={heroText.previous}
          onClick={() => step({ type: 'previous' })}
        >
          <Icon name="chevronLeft" />
        </Button>
        <Button
          look="light"
          size="icon"
          aria-label={show.isPlaying ? heroText.pause : heroText.play}
          onClick={() => step({ type: 'toggle' })}
        >
          <Icon name={show.isPlaying ? 'pause' : 'play'} />
        </Button>
        <Button look="light" size="icon" aria-label={heroText.next} onClick={() => step({ type: 'next' })}>
          <Icon name="chevronRight" />
        </Button>
      </div>
      <ul className="flex">
        {Array.from({ length: show.count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <li key={index}>
            <button
              type="button"
              aria-label={heroText.goTo(index + 1)}
              aria-current={index === show.index || undefined}
              onClick={() => step({ type: 'jump', index })}
              className="group grid size-8 place-items-center rounded-control"
            >
              <span
                className={joinClasses(
                  'block rounded-full border border-cream transition-colors duration-150 group-hover:bg-cream',
                  index === show.index ? 'size-3.5 bg-gold' : 'size-2.5',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="tabular text-sm font-semibold">
        {show.index + 1} / {show.count}
      </p>
      <svg aria-hidden="true" className="h-1 w-8 max-w-20 grow rounded-full">
        <rect width="100%" height="4" className="fill-cream/30" />
        <rect width={`${percent}%`} height="4" className="fill-gold" />
      </svg>
      <p className="tabular min-w-10 text-sm">{formatPercent(percent)}</p>
    </div>
  )
}
