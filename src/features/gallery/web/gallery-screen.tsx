import { type ComponentProps, type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { IllustrationsNote } from '@/features/property/web/illustrations-note'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { Button } from '@/web/ui/button'
import { Notice } from '@/web/ui/notice'
import { Section } from '@/web/ui/section'
import { showToast } from '@/web/ui/toast'
import type { GalleryImage } from '../contract'
import { imagesUnder } from '../rules/chip-images'
import type { GalleryChip } from '../rules/gallery-chips'
import type { GallerySearch, GalleryView } from '../rules/gallery-search'
import { galleryText } from '../text'
import { GalleryChips, ViewToggle } from './gallery-controls'
import { GalleryFailed } from './gallery-failed'
import { GalleryHero } from './gallery-hero'
import { PictureGrid, PictureList, PicturesLoading } from './gallery-pictures'
import { useGalleryImages, useVideoTours } from './gallery-queries'
import type { Lightbox } from './lightbox'
import type { VideoDialog } from './video-dialog'

const VideoTours = lazySection('video-tours', async () => (await import('./video-tours')).VideoTours)

type GalleryScreenProps = { search: GallerySearch; onSearch: (search: GallerySearch) => void }

/** The gallery: pictures under chips, one at a time in the lightbox, and the video tours. */
export function GalleryScreen({ search, onSearch }: GalleryScreenProps) {
  const chip: GalleryChip = search.show ?? 'all'
  const view: GalleryView = search.view ?? 'grid'
  const { data: images = [] } = useGalleryImages()
  const { data: tours = [] } = useVideoTours()
  const shown = imagesUnder(chip, images)
  const lightbox = useOnDemand<ComponentProps<typeof Lightbox<GalleryImage>>>(() =>
    import('./lightbox').then((module) => module.Lightbox<GalleryImage>),
  )
  const film = useOnDemand<ComponentProps<typeof VideoDialog>>(() =>
    import('./video-dialog').then((module) => module.VideoDialog),
  )

  const play = useRef(film.open)
  useEffect(() => {
    play.current = film.open
  })
  // One and the same element, so that a choice above does not make it anew before its code is there.
  const videoTours = useMemo(
    () => (
      <Deferred>
        <VideoTours onPlay={(index) => play.current(index)} />
      </Deferred>
    ),
    [],
  )

  function onShow(next: GalleryChip) {
    onSearch({ ...(next !== 'all' && { show: next }), ...(view === 'list' && { view }) })
  }

  function onView(next: GalleryView) {
    onSearch({ ...(search.show && { show: search.show }), ...(next === 'list' && { view: next }) })
  }

  function tourOf({ category }: GalleryImage) {
    const index = tours.findIndex((tour) => tour.category === category)
    return index < 0 ? null : () => film.open(index)
  }

  return (
    <>
      <GalleryHero />
      <Section ground="cream" aria-labelledby="pictures">
        <h2 id="pictures" className="sr-only">
          {galleryText.picturesTitle}
        </h2>
        <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <GalleryChips images={images} shown={chip} onShow={onShow} />
          <ViewToggle view={view} onView={onView} />
        </div>
        <Pictures shown={shown} view={view} onOpen={lightbox.open} onShowAll={() => onShow('all')} />
        <IllustrationsNote />
      </Section>
      {videoTours}
      {lightbox.Shown && (
        <lightbox.Shown
          images={shown}
          startAt={lightbox.at}
          isCovered={film.Shown !== null}
          tourOf={tourOf}
          onClose={lightbox.close}
        />
      )}
      {film.Shown && <film.Shown tours={tours} startAt={film.at} onClose={film.close} />}
    </>
  )
}

function Pictures({
  shown,
  view,
  onOpen,
  onShowAll,
}: {
  shown: readonly GalleryImage[]
  view: GalleryView
  onOpen: (index: number) => void
  onShowAll: () => void
}) {
  const { data: images = [], isPending, isError, refetch } = useGalleryImages()
  if (isPending) return <PicturesLoading />
  if (isError) return <GalleryFailed title={galleryText.failed} onTryAgain={() => refetch()} />
  if (shown.length === 0)
    return (
      <Notice title={galleryText.empty} help={galleryText.emptyHelp} className="mt-10">
        {images.length > 0 && <Button onClick={onShowAll}>{galleryText.showAll}</Button>}
      </Notice>
    )
  const Layout = view === 'grid' ? PictureGrid : PictureList
  return (
    <>
      <p role="status" className="sr-only">
        {galleryText.shown(shown.length)}
      </p>
      <Layout images={shown} onOpen={onOpen} />
    </>
  )
}

/** A dialog whose code is fetched when it is first opened, and the place in its list it was opened at. */
function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null)
  const [at, setAt] = useState<number | null>(null)

  async function open(index: number) {
    try {
      if (!loaded) setLoaded({ component: await load() })
      setAt(index)
    } catch {
      showToast({ title: galleryText.notOpened, description: galleryText.failedHelp, tone: 'destructive' })
    }
  }

  return {
    open: (index: number) => void open(index),
    close: () => setAt(null),
    at: at ?? 0,
    Shown: at === null ? null : (loaded?.component ?? null),
  }
}
