import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import type { GalleryImage } from '../contract'
import { GALLERY_CATEGORIES } from '../rules/gallery-categories'
import { galleryText } from '../text'
import { useGalleryImages, useVideoTours } from './gallery-queries'

/** The page's opening: its words, how much there is to see, and three pictures laid over each other. */
export function GalleryHero() {
  const images = useGalleryImages().data ?? []
  const tours = useVideoTours().data ?? []
  return (
    <div className="overflow-hidden bg-forest-deep on-dark">
      <Container className="grid items-center gap-10 py-12 md:gap-14 md:py-20 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <WovenBand className="mb-6 max-w-36 text-forest-deep" />
          <h1 className="text-4xl">{galleryText.headline}</h1>
          <p className="mt-5 max-w-lg text-lg">{galleryText.intro}</p>
          <dl className="mt-9 flex flex-wrap gap-x-10 gap-y-4">
            <Count of={galleryText.pictures(images.length)}>{images.length}</Count>
            <Count of={galleryText.videos(tours.length)}>{tours.length}</Count>
            <Count of={galleryText.categoriesCount}>{GALLERY_CATEGORIES.length}</Count>
          </dl>
        </div>
        <Collage images={images} />
      </Container>
    </div>
  )
}

/** Nothing is counted until it has come: a nought would be a lie while pictures load. */
function Count({ of, children }: { of: string; children: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm">{of}</dt>
      <dd className="tabular font-serif text-3xl text-gold">{children || '–'}</dd>
    </div>
  )
}

function Collage({ images }: { images: readonly GalleryImage[] }) {
  const [large, above, below] = pickDifferent(images)
  return (
    <div aria-hidden="true" className="relative aspect-5/4 max-lg:aspect-3/2">
      <Print image={large} isFirst className="absolute inset-y-[6%] left-0 w-[68%]" />
      <Print image={above} className="absolute top-0 right-0 h-[46%] w-[38%]" />
      <Print image={below} className="absolute right-[3%] bottom-0 h-[44%] w-[46%]" />
    </div>
  )
}

function Print({
  image,
  isFirst = false,
  className,
}: {
  image: GalleryImage | undefined
  isFirst?: boolean
  className: string
}) {
  return (
    <div className={`${className} overflow-hidden rounded-card border-4 border-cream bg-forest shadow-float`}>
      {image && (
        <Picture
          address={image.imageUrl}
          alt=""
          isFirst={isFirst}
          sizes={isFirst ? '(min-width: 64rem) 45vw, 100vw' : '(min-width: 64rem) 27vw, 50vw'}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

/** The first picture of each of three categories, so that the collage shows the breadth of the place. */
function pickDifferent(images: readonly GalleryImage[]): GalleryImage[] {
  const firsts = images.filter(
    (image, index) => images.findIndex(({ category }) => category === image.category) === index,
  )
  const [large, ...rest] = firsts
  return large ? [large, ...rest.toReversed()] : []
}
