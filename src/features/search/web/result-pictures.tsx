import { useRef } from 'react'
import { useLightbox } from '@/features/gallery/web/use-lightbox'
import { resolveImageAddress } from '@/kernel/image-address'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import { RESULTS_WORDS } from './results-text'

const { card: words } = RESULTS_WORDS

type ResultPicturesProps = {
  name: string
  pictures: readonly { address: string; alt: string }[]
  /** True for what is seen first on the page. */
  isFirst: boolean
}

/** Pictures in a row to swipe through; buttons move it for those with a mouse. Each opens in the lightbox in place. */
export function ResultPictures({ name, pictures, isFirst }: ResultPicturesProps) {
  const row = useRef<HTMLUListElement>(null)
  const isRow = pictures.length > 1
  const { lightbox, onOpen } = useLightbox(
    pictures.map(({ address, alt }, index) => ({
      id: index,
      imageUrl: address,
      title: name,
      description: alt,
    })),
  )

  function move(direction: 1 | -1) {
    const width = row.current?.firstElementChild?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' })
  }

  return (
    <div className="relative min-w-0">
      <ul
        ref={row}
        aria-label={words.pictures(name)}
        className="relative flex h-full gap-1 overflow-x-auto [scroll-snap-type:x_proximity] overscroll-contain"
      >
        {pictures.map(({ address, alt }, index) => (
          <li key={address} className={isRow ? 'w-4/5 shrink-0 snap-start' : 'w-full'}>
            <a
              href={resolveImageAddress(address)}
              data-in-place
              onClick={onOpen(index)}
              // One stop for the keyboard: the lightbox turns to all of them.
              tabIndex={index === 0 ? undefined : -1}
              className="block h-full focus-visible:-outline-offset-6"
            >
              <Picture
                address={address}
                alt={alt}
                size="card"
                isFirst={isFirst && index === 0}
                sizes="(min-width: 64rem) 30rem, 80vw"
                className="aspect-3/2 h-full w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {isRow && (
        <div className="absolute right-3 bottom-3 flex gap-2 max-md:hidden noscript:hidden">
          <Button look="quiet" size="icon" aria-label={words.earlier} onClick={() => move(-1)}>
            <Icon name="chevronLeft" />
          </Button>
          <Button look="quiet" size="icon" aria-label={words.later} onClick={() => move(1)}>
            <Icon name="chevronRight" />
          </Button>
        </div>
      )}
      {lightbox}
    </div>
  )
}
