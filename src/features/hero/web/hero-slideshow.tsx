import { useLayoutEffect, useReducer, useState } from 'react'
import { buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { savesData } from '@/web/ui/saves-data'
import type { HeroSlide } from '../contract'
import { isNear, SLIDE_MS, startSlideshow, stepSlideshow } from '../rules/slideshow'
import { heroText } from '../text'
import { HeroScene, HeroVeil } from './hero-scene'
import { SlideshowControls } from './slideshow-controls'

/** The slides lie on one another, so that the page keeps its height whichever is shown. Needs at least one. */
export function HeroSlideshow({ slides }: { slides: HeroSlide[] }) {
  const [show, step] = useReducer(stepSlideshow, slides.length, startSlideshow)
  const [isHeld, setHeld] = useState(false)
  const [isAwake, setAwake] = useState(false)

  // Before anything is painted or timed: who asked for less motion, or less data, sees no slide go by itself.
  useLayoutEffect(() => {
    setAwake(true)
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) step({ type: 'pause' })
  }, [])

  // The slide belongs to the list: a slide shown anew, by hand too, has its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the slide starts its time again
  useLayoutEffect(() => {
    if (!show.isPlaying || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) step({ type: 'next' })
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [show.isPlaying, show.index, isHeld])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={heroText.region}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
      className="flex grow flex-col"
    >
      {slides.map((slide, index) => (
        <HeroScene key={slide.id} isShown={index === show.index}>
          {(index === 0 || (isAwake && isNear(show, index))) && (
            <Picture
              address={slide.imageUrl}
              alt=""
              size="hero"
              isFirst={index === 0}
              className="size-full object-cover object-bottom"
            />
          )}
        </HeroScene>
      ))}
      <HeroVeil />
      <div
        aria-live={show.isPlaying && !isHeld ? 'off' : 'polite'}
        className="grid grow py-6 lg:items-center lg:py-9"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not a set of form fields
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} / ${slides.length}`}
            className={joinClasses(
              '[grid-area:1/1] motion-safe:transition-opacity motion-safe:duration-300',
              index !== show.index && 'invisible opacity-0',
            )}
          >
            <SlideWords slide={slide} />
          </div>
        ))}
      </div>
      {slides.length > 1 && <SlideshowControls show={show} step={step} />}
    </section>
  )
}

function SlideWords({ slide }: { slide: HeroSlide }) {
  return (
    <>
      {slide.subtitle && <p className="mb-3 font-serif text-lg text-gold-soft">{slide.subtitle}</p>}
      <h2 className="max-w-xl text-4xl">{slide.title}</h2>
      {slide.description && <p className="mt-5 max-w-xl text-lg">{slide.description}</p>}
      {slide.featureHighlights && slide.featureHighlights.length > 0 && (
        <ul className="mt-5 flex max-w-xl flex-wrap gap-x-6 gap-y-1.5">
          {slide.featureHighlights.map((highlight) => (
            <li key={highlight} className="flex items-center gap-2 text-sm font-semibold">
              <Icon name="check" className="size-4 text-gold" />
              {highlight}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {slide.buttonText && slide.buttonUrl && (
          <PageLink path={slide.buttonUrl} className={buttonClass({ look: 'action', size: 'large' })}>
            {slide.buttonText}
          </PageLink>
        )}
        <PageLink path="/contact" className={buttonClass({ look: 'light', size: 'large' })}>
          {heroText.contactUs}
        </PageLink>
      </div>
    </>
  )
}
