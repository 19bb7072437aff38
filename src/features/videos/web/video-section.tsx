import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { videoSettingsQuery } from '../queries'
import { groupWelcomeVideos, type WelcomeVideo } from '../rules/welcome-videos'
import { videosText } from '../text'
import { VideoFacade } from './video-facade'
import { VideoLoading, VideoPlayer, WatchThere } from './video-player'

const STAGE = 'relative aspect-video w-full overflow-hidden rounded-card bg-forest-deep'

/** The landing page's videos: loading, a welcome while there are none, or one at a time. */
export function VideoSection() {
  const { data: rows, isPending } = useQuery(videoSettingsQuery)
  const videos = groupWelcomeVideos(rows ?? [])
  return (
    <Section ground="forest" id="video" aria-label={videosText.region}>
      {isPending ? (
        <div className={joinClasses(STAGE, 'mx-auto max-w-4xl')}>
          <VideoLoading />
        </div>
      ) : videos.length > 0 ? (
        <Videos videos={videos} />
      ) : (
        <Unconfigured />
      )}
    </Section>
  )
}

function Videos({ videos }: { videos: WelcomeVideo[] }) {
  const [shown, setShown] = useState({ index: 0, isPlaying: false })
  const stage = useRef<HTMLDivElement>(null)
  const video = videos[shown.index] ?? videos[0]
  if (!video) return null

  /** The button that was pressed goes away: its place is taken by the other one. */
  function play(isPlaying: boolean) {
    setShown({ ...shown, isPlaying })
    requestAnimationFrame(() => stage.current?.querySelector('button')?.focus())
  }

  return (
    <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-14">
      <div aria-live="polite" className="lg:order-none">
        <WovenBand className="mb-6 max-w-36 text-forest max-lg:hidden" />
        <h2 className="text-3xl">{video.title}</h2>
        <p className="mt-4 max-w-measure text-lg text-cream/85">{video.description}</p>
        {videos.length > 1 && (
          <Choice
            index={shown.index}
            count={videos.length}
            onChoose={(index) => setShown({ index, isPlaying: false })}
          />
        )}
      </div>
      <div ref={stage}>
        <div className={STAGE}>
          {shown.isPlaying ? (
            <VideoPlayer key={video.section} video={video} />
          ) : (
            <VideoFacade video={video} onPlay={() => play(true)} />
          )}
        </div>
        <div className="mt-3 flex min-h-11 items-center justify-between gap-4">
          {shown.isPlaying ? (
            <>
              <Button look="light" size="small" onClick={() => play(false)}>
                {videosText.showThumbnail}
              </Button>
              <WatchThere
                videoUrl={video.videoUrl}
                className="inline-flex min-h-11 items-center text-sm underline"
              />
            </>
          ) : (
            <p className="text-sm text-cream/85">{videosText.fromVideoSite}</p>
          )}
        </div>
      </div>
    </div>
  )
}

type ChoiceProps = { index: number; count: number; onChoose: (index: number) => void }

/** Arrows, which wrap, a dot a video and 'n of total'. */
function Choice({ index, count, onChoose }: ChoiceProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <Button
        look="light"
        size="icon"
        aria-label={videosText.previous}
        onClick={() => onChoose((index + count - 1) % count)}
      >
        <Icon name="chevronLeft" />
      </Button>
      <Button
        look="light"
        size="icon"
        aria-label={videosText.next}
        onClick={() => onChoose((index + 1) % count)}
      >
        <Icon name="chevronRight" />
      </Button>
      <ul className="flex">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <li key={place}>
            <button
              type="button"
              aria-label={videosText.goTo(place + 1)}
              aria-current={place === index || undefined}
              onClick={() => onChoose(place)}
              className="grid size-8 place-items-center rounded-control"
            >
              <span
                className={joinClasses(
                  'block rounded-full border border-cream',
                  place === index ? 'size-3.5 bg-gold' : 'size-2.5',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="tabular rounded-tag border border-cream/50 px-2.5 py-1 text-sm font-semibold">
        {videosText.place(index + 1, count)}
      </p>
    </div>
  )
}

function Unconfigured() {
  const { name } = useProperty()
  return (
    <div className="mx-auto max-w-measure py-6 text-center">
      <WovenBand className="mx-auto mb-6 max-w-36 text-forest" />
      <h2 className="text-3xl">{videosText.welcome(name)}</h2>
      <p className="mt-4 text-lg text-cream/85">{videosText.unconfigured}</p>
    </div>
  )
}
