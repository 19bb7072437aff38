import { useState } from 'react'
import { PlaceLines } from '@/features/property/web/place-lines'
import { useProperty } from '@/features/property/web/use-property'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import { Section } from '@/web/ui/section'
import { SwipeRow } from '@/web/ui/swipe-row'
import { contactContent } from '../content/contact'
import { directionsAddress, mapAddress } from './map-address'

/** What stands in place of the button that was pressed. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}

/** A picture of the place until a visitor asks for the map; then OpenStreetMap's, with the ways here beside it. */
export function ContactMap() {
  const { map, directions } = contactContent
  const property = useProperty()
  const [isShown, setShown] = useState(false)
  return (
    <Section ground="sand" aria-labelledby="map-title">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
        <div>
          <h2 id="map-title" className="text-3xl">
            {map.title}
          </h2>
          <p className="mt-3 text-lg text-ink-soft">
            <PlaceLines />
          </p>
          <div className="relative mt-6 h-88 overflow-hidden rounded-card bg-line lg:h-112">
            {isShown ? (
              <iframe
                ref={takeFocus}
                title={map.frame}
                src={mapAddress(property)}
                referrerPolicy="strict-origin-when-cross-origin"
                className="absolute inset-0 size-full"
              />
            ) : (
              <>
                <Picture
                  address={map.picture}
                  alt={map.pictureAlt}
                  sizes="(min-width: 64rem) 45vw, 100vw"
                  className="absolute inset-0 size-full object-cover"
                />
                <div className="absolute inset-x-4 bottom-4 rounded-control bg-paper p-4 sm:inset-x-6 sm:bottom-6 noscript:hidden">
                  <Button look="primary" onClick={() => setShown(true)}>
                    <Icon name="pin" />
                    {map.show}
                  </Button>
                  <p className="mt-2 text-sm text-ink-soft">{map.note}</p>
                </div>
              </>
            )}
          </div>
          <a
            href={directionsAddress(property)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ look: 'quiet', className: 'mt-4' })}
          >
            {map.directions} <span className="sr-only">{map.opens}</span>
          </a>
        </div>
        <div>
          <h2 className="text-2xl">{directions.title}</h2>
          <SwipeRow className="mt-6 md:grid md:gap-3">
            {directions.ways.map(({ from, length, text }) => (
              <li key={from} className="rounded-card border border-line-strong/40 bg-cream p-5">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
                  {from} <span className="font-sans text-sm font-normal text-ink-soft">{length}</span>
                </h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </li>
            ))}
          </SwipeRow>
        </div>
      </div>
    </Section>
  )
}
