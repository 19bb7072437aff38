import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { resolveImageAddress } from '@/kernel/image-address'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import { useModal } from '@/web/ui/use-modal'
import type { GalleryImage } from '../contract'
import {
  LIGHTBOX_MS,
  type LightboxStep,
  type LightboxWish,
  stepLightbox,
  stepOfSwipe,
  wishOfKey,
} from '../rules/lightbox'
import { lightboxText } from '../text'
import { useFullscreen } from './use-fullscreen'
import { ViewIcon } from './view-icon'

type LightboxProps = {
  images: readonly GalleryImage[]
  startAt: number
  /** Something lies over the lightbox: its slideshow waits. */
  isCovered: boolean
  /** Shows a video tour of the picture's category; null where there is none. */
  tourOf: (image: GalleryImage) => (() => void) | null
  onClose: () => void
}

/** One picture at a time over the whole window; arrow keys, Escape and Space work as in any gallery. */
export function Lightbox({ images, startAt, isCovered, tourOf, onClose }: LightboxProps) {
  const [box, setBox] = useState({ index: startAt, count: images.length, isPlaying: false })
  const dialog = useModal()
  const stage = useRef<HTMLDivElement>(null)
  const touched = useRef<{ x: number; y: number } | null>(null)
  const { isFullscreen, toggleFullscreen } = useFullscreen(stage)
  const image = images[box.index]
  const isRunning = box.isPlaying && !isCovered

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture has its whole time, also one turned to by hand
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setBox((before) => stepLightbox(before, 'next')), LIGHTBOX_MS)
    return () => clearTimeout(timer)
  }, [isRunning, box.index])

  useEffect(() => {
    for (const step of ['next', 'previous'] as const) {
      const neighbour = images[stepLightbox({ ...box, isPlaying: false }, step).index]
      if (neighbour) new Image().src = resolveImageAddress(neighbour.imageUrl)
    }
  }, [images, box])

  useEffect(() => stage.current?.focus(), [])

  function grant(wish: LightboxWish) {
    if (wish === 'fullscreen') toggleFullscreen()
    else if (wish) setBox((before) => stepLightbox(before, wish))
  }

  function onKeyDown(event: KeyboardEvent) {
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button')
    // A focused button is pressed with the space bar, here as everywhere.
    if (event.key === ' ' && isOnButton) return
    const wish = wishOfKey(event)
    if (!wish) return
    event.preventDefault()
    if (!event.repeat || wish === 'next' || wish === 'previous') grant(wish)
  }

  /** A mouse leaves the keys to the picture, so that the space bar goes on meaning the slideshow. */
  function press(wish: LightboxStep | 'fullscreen') {
    return (event: MouseEvent) => {
      grant(wish)
      if (event.detail > 0) stage.current?.focus()
    }
  }

  function onPointerUp(event: PointerEvent) {
    if (!touched.current) return
    const { x, y } = touched.current
    touched.current = null
    grant(stepOfSwipe(event.clientX - x, event.clientY - y))
  }

  if (!image) return null
  const watch = tourOf(image)
  const place = box.index + 1
  return (
    <dialog
      ref={dialog}
      aria-label={lightboxText.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
      data-covers="window"
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-ink p-0 text-paper"
    >
      <div
        ref={stage}
        tabIndex={-1}
        className="on-dark grid size-full grid-rows-[auto_minmax(0,1fr)_auto] bg-ink outline-none"
      >
        <div className="flex items-center gap-1 px-3 py-2 sm:px-5">
          <p aria-hidden="true" className="tabular mr-auto font-semibold">
            {lightboxText.place(place, box.count)}
          </p>
          <p aria-live={isRunning ? 'off' : 'polite'} className="sr-only">
            {lightboxText.announce(place, box.count, image.title)}
          </p>
          <Tool
            icon={box.isPlaying ? 'pause' : 'play'}
            label={box.isPlaying ? lightboxText.pause : lightboxText.play}
            onClick={press('toggle')}
          />
          <Tool
            icon="expand"
            label={isFullscreen ? lightboxText.leaveFullscreen : lightboxText.fullscreen}
            onClick={press('fullscreen')}
          />
          <Tool icon="close" label={lightboxText.close} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a swipe is a short cut; previous and next are buttons */}
        <div
          className="[touch-action:pan-y_pinch-zoom] select-none px-2 sm:px-5"
          onPointerDown={(event) => {
            touched.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            touched.current = null
          }}
          onDragStart={(event) => event.preventDefault()}
        >
          <Picture
            key={image.id}
            address={image.imageUrl}
            alt={image.description ?? image.title}
            isFirst
            className="mx-auto size-full object-contain motion-safe:animate-rise"
          />
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-3 py-4 sm:px-5">
          <Tool icon="chevronLeft" label={lightboxText.previous} onClick={press('previous')} />
          <div className="min-h-24 text-center">
            <h2 className="text-lg sm:text-xl">{image.title}</h2>
            {image.description && (
              <p className="mx-auto mt-1 max-w-measure text-sm sm:text-base">{image.description}</p>
            )}
            {watch && (
              <Button look="light" size="small" onClick={watch} className="mt-3">
                <Icon name="play" className="size-4" />
                {lightboxText.watch}
              </Button>
            )}
          </div>
          <Tool icon="chevronRight" label={lightboxText.next} onClick={press('next')} />
        </div>
      </div>
    </dialog>
  )
}

type ToolProps = {
  icon: 'play' | 'pause' | 'expand' | 'close' | 'chevronLeft' | 'chevronRight'
  label: string
  onClick: (event: MouseEvent) => void
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <Button look="light" size="icon" aria-label={label} onClick={onClick}>
      {icon === 'expand' ? <ViewIcon name={icon} /> : <Icon name={icon} />}
    </Button>
  )
}
