import { formatDuration } from '@/features/media/rules/duration'
import type { VideoTour } from '@/features/videos/contract'
import { VideoFacade } from '@/features/videos/web/video-facade'
import { joinClasses } from '@/web/ui/classes'
import { Notice } from '@/web/ui/notice'
import { Section, SectionHeading } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { toursText } from '../text'
import { GalleryFailed } from './gallery-failed'
import { useVideoTours } from './gallery-queries'

const GRID = 'mt-10 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4'
const LEADING = 'sm:col-span-2 lg:row-span-2'
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Virtual tours: one leads, the others follow; loading, error and empty as everywhere. */
export function VideoTours({ onPlay }: { onPlay: (index: number) => void }) {
  return (
    <Section ground="dusk" aria-labelledby="video-tours">
      <SectionHeading id="video-tours" title={toursText.title}>
        {toursText.intro}
      </SectionHeading>
      <Tours onPlay={onPlay} />
    </Section>
  )
}

function Tours({ onPlay }: { onPlay: (index: number) => void }) {
  const { data: tours, isPending, isError, refetch } = useVideoTours()
  if (isPending)
    return (
      <Loading label={toursText.loading} className={GRID}>
        {SKELETONS.map((name, index) => (
          <Skeleton key={name} className={joinClasses('aspect-video opacity-30', index === 0 && LEADING)} />
        ))}
      </Loading>
    )
  if (isError) return <GalleryFailed title={toursText.failed} onTryAgain={() => refetch()} />
  if (tours.length === 0)
    return <Notice title={toursText.empty} help={toursText.emptyHelp} className="mt-10" />
  return (
    <ul className={GRID}>
      {tours.map((tour, index) => (
        <li key={tour.id} className={joinClasses(index === 0 && LEADING)}>
          <TourCard tour={tour} isLeading={index === 0} onPlay={() => onPlay(index)} />
        </li>
      ))}
    </ul>
  )
}

function TourCard({ tour, isLeading, onPlay }: { tour: VideoTour; isLeading: boolean; onPlay: () => void }) {
  const duration = formatDuration(tour.duration)
  return (
    <article>
      <div className="relative aspect-video overflow-hidden rounded-card">
        <VideoFacade video={tour} onPlay={onPlay} />
        {duration && (
          <p className="tabular pointer-events-none absolute right-3 bottom-3 rounded-tag bg-ink/85 px-2 py-0.5 text-xs font-semibold text-paper">
            {duration}
          </p>
        )}
      </div>
      <h3 className={joinClasses('mt-4', isLeading ? 'text-2xl' : 'text-lg leading-snug')}>{tour.title}</h3>
      {tour.description && (
        <p className={joinClasses('mt-1.5 max-w-measure text-cream/85', !isLeading && 'text-sm')}>
          {tour.description}
        </p>
      )}
    </article>
  )
}
