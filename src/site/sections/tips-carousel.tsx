import { useEffect, useState } from 'react'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { travelTipsContent as words } from '../content/landing'
import { TRAVEL_TIPS } from '../content/travel-tips'
import { TipCard } from './tip-card'
import { moveTip, TIP_MS, type TipsShow, tipsInCarousel } from './tips-show'

type TipsCarouselProps = { show: TipsShow; onShow: (show: TipsShow) => void }

/**
 * One tip at a time. It goes on by itself only while the grid of the others is closed, and waits under the mouse,
 * under the focus, behind its pause button, and for whoever asked for less motion.
 */
export function TipsCarousel({ show, onShow }: TipsCarouselProps) {
  const [isHeld, setHeld] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const tips = tipsInCarousel(TRAVEL_TIPS, show)
  const mayMove = !show.isOpen && tips.length > 1
  const isMoving = mayMove && !isPaused && !isHeld

  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => {
      onShow(moveTip(show, tips.length, 1))
    }, TIP_MS)
    return () => clearTimeout(timer)
  }, [isMoving, onShow, show, tips.length])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.carousel}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
      className="mt-6"
    >
      {/* The tips lie on one another, so that the page keeps its height; without scripts all are read in a row. */}
      <div aria-live={isMoving ? 'off' : 'polite'} className="grid noscript:gap-4">
        {tips.map((tip, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not a set of form fields
          <div
            key={tip.id}
            role="group"
            aria-roledescription="slide"
            aria-label={words.place(index + 1, tips.length)}
            className={joinClasses(
              '[grid-area:1/1] motion-safe:transition-opacity motion-safe:duration-300 noscript:visible noscript:opacity-100 noscript:[grid-area:auto]',
              index !== show.index && 'invisible opacity-0',
            )}
          >
            <TipCard tip={tip} isWide />
          </div>
        ))}
      </div>
      {tips.length > 1 && (
        <div className="mt-4 flex items-center gap-2 noscript:hidden">
          <Button
            look="quiet"
            size="icon"
            aria-label={words.previous}
            onClick={() => onShow(moveTip(show, tips.length, -1))}
          >
            <Icon name="chevronLeft" />
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={words.next}
            onClick={() => onShow(moveTip(show, tips.length, 1))}
          >
            <Icon name="chevronRight" />
          </Button>
          {mayMove && (
            <Button
              look="quiet"
              size="icon"
              aria-label={isPaused ? words.play : words.pause}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
            </Button>
          )}
          <p className="tabular ml-2 text-sm font-semibold text-ink-soft">
            {words.place(show.index + 1, tips.length)}
          </p>
        </div>
      )}
    </section>
  )
}
