import { type KeyboardEvent, useState } from 'react'
import { formatDuration } from '@/features/media/rules/duration'
import type { VideoTour } from '@/features/videos/contract'
import { VideoPlayer, WatchThere } from '@/features/videos/web/video-player'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { useModal } from '@/web/ui/use-modal'
import { stepLightbox, wishOfKey } from '../rules/lightbox'
import { toursText } from '../text'

type VideoDialogProps = { tours: readonly VideoTour[]; startAt: number; onClose: () => void }

/** A video tour, playing, with the way to the next one; it wraps at both ends. */
export function VideoDialog({ tours, startAt, onClose }: VideoDialogProps) {
  const [index, setIndex] = useState(startAt)
  const dialog = useModal()
  const tour = tours[index]

  function turn(step: 'next' | 'previous') {
    setIndex((before) => stepLightbox({ index: before, count: tours.length, isPlaying: false }, step).index)
  }

  function onKeyDown(event: KeyboardEvent) {
    // In a film of our own the arrows wind it on and back.
    if (event.target instanceof HTMLVideoElement) return
    const wish = wishOfKey(event)
    if (wish === 'next' || wish === 'previous') turn(wish)
  }

  if (!tour) return null
  const duration = formatDuration(tour.duration)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="video-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
      className="m-auto w-[calc(100%-1rem)] max-w-5xl overflow-hidden rounded-card bg-ink p-0 text-paper shadow-float motion-safe:animate-rise"
    >
      <div className="on-dark grid">
        <div className="flex items-center gap-1.5 py-2.5 pr-2 pl-4">
          <p className="tabular mr-auto text-sm" role="status">
            {toursText.place(index + 1, tours.length)}
          </p>
          {tours.length > 1 && (
            <>
              <Turn icon="chevronLeft" label={toursText.previous} onClick={() => turn('previous')} />
              <Turn icon="chevronRight" label={toursText.next} onClick={() => turn('next')} />
            </>
          )}
          <Button look="light" size="icon" aria-label={toursText.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <div className="relative aspect-video bg-dusk">
          <VideoPlayer key={tour.id} video={tour} />
        </div>
        <div className="p-4 sm:p-6">
          <h2 id="video-title" className="text-lg sm:text-xl">
            {tour.title}
          </h2>
          {tour.description && <p className="mt-1 max-w-measure">{tour.description}</p>}
          {duration && <p className="tabular mt-1 text-sm text-gold">{duration}</p>}
          <WatchThere
            videoUrl={tour.videoUrl}
            className="inline-flex min-h-11 items-center text-sm underline"
          />
        </div>
      </div>
    </dialog>
  )
}

function Turn({
  icon,
  label,
  onClick,
}: {
  icon: 'chevronLeft' | 'chevronRight'
  label: string
  onClick: () => void
}) {
  return (
    <Button look="light" size="icon" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  )
}
