import { useEffect, useReducer, useState } from 'react'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import type { HeroSlide } from '../contract'
import { SLIDE_MS, startSlideshow, stepSlideshow } from '../rules/slideshow'
import { heroText } from '../text'
import { SlideshowControls } from './slideshow-controls'

/** Slides as a slider with arrows, dots, counter and play or pause. */
export function HeroPreview({ slides }: { slides: readonly HeroSlide[] }) {
  const [show, step] = useReducer(stepSlideshow, slides.length, startQuietly)
  const [isHeld, setHeld] = useState(false)
  const slide = slides[show.index]

  useEffect(() => {
    if (!show.isPlaying || isHeld) return
    const timer = setInterval(() => step({ type: 'next' }), SLIDE_MS)
    return () => clearInterval(timer)
  }, [show.isPlaying, isHeld])

  if (!slide) return null
  return (
    <section
      aria-roledescription="carousel"
      aria-label={heroText.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="grid gap-4 overflow-hidden rounded-card bg-dusk p-4 on-dark sm:p-6"
    >
      <Picture
        key={slide.id}
        address={slide.imageUrl}
        alt=""
        size="hero"
        className="aspect-video w-full rounded-control object-cover"
      />
      <div aria-live={show.isPlaying ? 'off' : 'polite'} className="grid gap-2 sm:min-h-44">
        {slide.subtitle && <p className="font-serif text-gold-soft">{slide.subtitle}</p>}
        <h3 className="text-2xl">{slide.title}</h3>
        {slide.description && <p>{slide.description}</p>}
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
          {(slide.featureHighlights ?? []).map((highlight) => (
            <li key={highlight} className="flex items-center gap-2">
              <Icon name="check" className="size-4 text-gold" />
              {highlight}
            </li>
          ))}
        </ul>
        {slide.buttonText && (
          <p>
            <span className={buttonClass({ look: 'action', size: 'small' })}>{slide.buttonText}</span>
          </p>
        )}
      </div>
      {slides.length > 1 && <SlideshowControls show={show} step={step} />}
    </section>
  )
}

/** Who asked for less motion presses play. */
function startQuietly(count: number) {
  const show = startSlideshow(count)
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? { ...show, isPlaying: false } : show
}
