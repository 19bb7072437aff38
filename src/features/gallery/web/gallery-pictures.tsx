import { joinClasses } from '@/web/ui/classes'
import { Picture } from '@/web/ui/picture'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { GalleryImage } from '../contract'
import { galleryText } from '../text'

type PicturesProps = { images: readonly GalleryImage[]; onOpen: (index: number) => void }

/** Widths a picture asks for before its row is filled: rows of unlike pictures, always from edge to edge. */
const WIDTHS = [
  'basis-72 sm:basis-80',
  'basis-36 sm:basis-40',
  'basis-32 sm:basis-56',
  'basis-32 sm:basis-48',
  'basis-40 sm:basis-72',
  'basis-40 sm:basis-48',
  'basis-28 sm:basis-36',
]
/** Pictures a browser may fetch before anybody scrolls; it would fetch thirty, too many for a phone's first view. */
const AT_ONCE = 2 * WIDTHS.length
const HEIGHT = 'h-40 grow sm:h-56 md:h-68'
const ROW = 'flex flex-wrap gap-2 wrap-anywhere sm:gap-3'

export function PictureGrid({ images, onOpen }: PicturesProps) {
  return (
    <ul className={ROW}>
      {images.map((image, index) => (
        <li key={image.id} className={joinClasses(HEIGHT, WIDTHS[index % WIDTHS.length])}>
          <Opener
            onOpen={() => onOpen(index)}
            className="relative size-full overflow-hidden rounded-control bg-line"
          >
            <span className={joinClasses('block size-full', index >= AT_ONCE && '[content-visibility:auto]')}>
              <Picture
                address={image.imageUrl}
                alt=""
                sizes="(min-width: 48rem) 33vw, 50vw"
                className="size-full object-cover transition-transform duration-300 ease-out motion-safe:group-hover:scale-[1.02]"
              />
            </span>
            <span className="absolute inset-x-0 bottom-0 scrim-caption px-3 pt-12 pb-3 text-left text-sm font-semibold text-paper sm:px-5 sm:text-base">
              {image.title}
            </span>
          </Opener>
        </li>
      ))}
    </ul>
  )
}

export function PictureList({ images, onOpen }: PicturesProps) {
  return (
    <ul className="ruled border-y border-line wrap-anywhere">
      {images.map((image, index) => (
        <li key={image.id}>
          <Opener
            onOpen={() => onOpen(index)}
            className="grid w-full grid-cols-[7rem_1fr] items-center gap-4 py-4 text-left sm:grid-cols-[12rem_1fr_auto] sm:gap-8"
          >
            <Picture
              address={image.imageUrl}
              alt=""
              sizes="(min-width: 40rem) 12rem, 7rem"
              className="aspect-4/3 w-full rounded-control object-cover"
            />
            <span>
              <span className="block font-serif text-lg leading-snug group-hover:underline sm:text-xl">
                {image.title}
              </span>
              {image.description && (
                <span className="mt-1 block max-w-measure text-ink-soft">{image.description}</span>
              )}
            </span>
            <span className="text-sm font-semibold text-clay max-sm:hidden">
              {galleryText.categories[image.category]}
            </span>
          </Opener>
        </li>
      ))}
    </ul>
  )
}

export function PicturesLoading() {
  return (
    <Loading label={galleryText.loading} className={ROW}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} className={joinClasses(HEIGHT, width)} />
      ))}
    </Loading>
  )
}

function Opener({
  onOpen,
  className,
  children,
}: {
  onOpen: () => void
  className: string
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari gives a pressed button no focus, and it is to come back here.
        event.currentTarget.focus()
        onOpen()
      }}
      className={joinClasses('group noscript:pointer-events-none', className)}
    >
      <span className="sr-only">{galleryText.open} </span>
      {children}
    </button>
  )
}
