import { useState } from 'react'
import { resolveImageAddress } from '@/kernel/image-address'
import { embedAddress, videoTypeOf, watchAddress, youtubeIdOf } from '../rules/video-address'
import { videosText } from '../text'

type VideoPlayerProps = {
  video: { title: string; videoUrl: string; muted?: boolean; loop?: boolean }
}

/**
 * The video itself, playing, over all of its (positioned) parent. Render it only once a visitor asked for it:
 * from here on the video site knows of them.
 */
export function VideoPlayer({ video: { title, videoUrl, muted = false, loop = false } }: VideoPlayerProps) {
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const youtubeId = youtubeIdOf(videoUrl)
  if (hasFailed || (youtubeId === null && videoTypeOf(videoUrl) === 'youtube'))
    return <p className="absolute inset-0 grid place-items-center p-6 text-center">{videosText.unplayable}</p>
  if (youtubeId === null)
    return (
      <video
        src={resolveImageAddress(videoUrl)}
        title={title}
        controls
        autoPlay
        playsInline
        muted={muted}
        loop={loop}
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full bg-ink"
      />
    )
  return (
    <>
      {isLoading && <VideoLoading />}
      <iframe
        src={embedAddress(youtubeId, { isMuted: muted, isLooped: loop })}
        title={title}
        onLoad={() => setLoading(false)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full"
      />
    </>
  )
}

/** The way to a video on the video site itself, whose player may be blocked or out of reach; nothing for other videos. */
export function WatchThere({ videoUrl, className }: { videoUrl: string; className?: string }) {
  const youtubeId = youtubeIdOf(videoUrl)
  if (youtubeId === null) return null
  return (
    <a href={watchAddress(youtubeId)} target="_blank" rel="noreferrer" className={className}>
      {videosText.watchThere}
    </a>
  )
}

/** A turning ring and 'Loading video...', in the middle of its (positioned) parent. */
export function VideoLoading() {
  return (
    <p role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4">
      <span
        aria-hidden="true"
        className="size-10 rounded-full border-4 border-current border-t-transparent opacity-70 motion-safe:animate-turn"
      />
      {videosText.loading}
    </p>
  )
}
