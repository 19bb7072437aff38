import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import { videoPosterPath } from '../paths'
import { youtubeIdOf } from '../rules/video-address'
import { videosText } from '../text'

type FacadeVideo = { title: string; videoUrl: string; thumbnailUrl: string | null }

/**
 * A video's picture with a play sign over all of its (positioned) parent; asks nothing of a video site. The
 * caller puts a `VideoPlayer` in its place, or into a dialog, when `onPlay` is called.
 */
export function VideoFacade({ video, onPlay }: { video: FacadeVideo; onPlay: () => void }) {
  return (
    <button
      type="button"
      onClick={onPlay}
      aria-label={videosText.play(video.title)}
      className="group absolute inset-0 size-full focus-visible:-outline-offset-6 noscript:pointer-events-none"
    >
      <Picture
        address={posterOf(video)}
        alt=""
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="size-full object-cover transition-transform duration-300 ease-out motion-safe:group-hover:scale-[1.02]"
      />
      <span className="absolute inset-0 bg-dusk/25 transition-colors duration-150 group-hover:bg-dusk/10" />
      <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-paper text-clay shadow-float sm:size-22 noscript:hidden">
        <Icon name="play" className="ml-2 size-8" />
      </span>
    </button>
  )
}

/** Staff's own picture first; else the video site's, which our server fetches; else a drawn one. */
export function posterOf({ thumbnailUrl, videoUrl }: FacadeVideo): string | null {
  if (thumbnailUrl) return thumbnailUrl
  const youtubeId = youtubeIdOf(videoUrl)
  return youtubeId && videoPosterPath(youtubeId)
}
