import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { resolveImageAddress } from '@/kernel/image-address'
import { Button } from '@/web/ui/button'
import { Drawing, Icon } from '@/web/ui/icon'
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
import { lightboxText } from './lightbox-text'
import { useFullscreen } from './use-fullscreen'
import { ViewIcon } from './view-icon'

/** What the lightbox shows of a picture. */
export type LightboxPicture = Pick<GalleryImage, 'id' | 'title' | 'description' | 'imageUrl'>

type LightboxProps<Item extends LightboxPicture> = {
  images: readonly Item[]
  startAt: number
  /** Something lies over the lightbox: its slideshow waits. */
  isCovered?: boolean
  /** Shows a video tour of the picture's category; null where there is none. */
  tourOf?: (image: Item) => (() => void) | null
  onClose: () => void
}

const PANS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far an arrow key moves a picture that is enlarged. */
const PAN_PX = 80

/** One picture at a time over the whole window; arrow keys, Escape and Space work as in any gallery. */
export function Lightbox<Item extends LightboxPicture>(props: LightboxProps<Item>) {
  const { images, startAt, isCovered = false, tourOf, onClose } = props
  const [box, setBox] = useState({ index: startAt, count: images.length, isPlaying: false })
  const dialog = useModal()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const touched = useRef<{ x: number; y: number } | null>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const { isFullscreen, toggleFullscreen } = useFullscreen(stage)
  const image = images[box.index]
  const isZoomed = image !== undefined && enlarged === image.id
  const isRunning = box.isPlaying && !isCovered && !isZoomed

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

  // The page's scroll bar leaves a gutter beside what covers the window: it takes the same ground meanwhile.
  useEffect(() => {
    const { style } = document.documentElement
    style.background = 'var(--color-ink)'
    return () => {
      style.background = ''
    }
  }, [])

  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = frame.current ?? {}
    if (isZoomed) frame.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isZoomed])

  function grant(wish: LightboxWish) {
    if (wish === 'fullscreen') toggleFullscreen()
    else if (wish === 'zoom') setEnlarged(isZoomed ? null : (image?.id ?? null))
    else if (wish) setBox((before) => stepLightbox(before, wish))
  }

  function onKeyDown(event: KeyboardEvent) {
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button')
    // A focused button is pressed with the space bar, here as everywhere.
    if (event.key === ' ' && isOnButton) return
    if (isZoomed && pan(event.key)) return event.preventDefault()
    const wish = wishOfKey(event)
    if (!wish) return
    event.preventDefault()
    if (!event.repeat || wish === 'next' || wish === 'previous') grant(wish)
  }

  /** Moves an enlarged picture in its frame; false for keys that do not. */
  function pan(key: string): boolean {
    const [left, top] = PANS[key] ?? []
    if (left === undefined || top === undefined) return false
    frame.current?.scrollBy(left * PAN_PX, top * PAN_PX)
    return true
  }

  function onPointerMove(event: PointerEvent) {
    // Fingers move what scrolls by themselves.
    if (isZoomed && touched.current && event.pointerType === 'mouse')
      frame.current?.scrollBy(-event.movementX, -event.movementY)
  }

  /** A mouse leaves the keys to the picture, so that the space bar goes on meaning the slideshow. */
  function press(wish: LightboxStep | 'fullscreen' | 'zoom') {
    return (event: MouseEvent) => {
      grant(wish)
      if (event.detail > 0) stage.current?.focus()
    }
  }

  function onPointerUp(event: PointerEvent) {
    if (!touched.current) return
    const { x, y } = touched.current
    touched.current = null
    if (!isZoomed) grant(stepOfSwipe(event.clientX - x, event.clientY - y))
  }

  if (!image) return null
  const watch = tourOf?.(image) ?? null
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
            icon={isZoomed ? 'zoomOut' : 'zoomIn'}
            label={isZoomed ? lightboxText.zoomOut : lightboxText.zoomIn}
            onClick={press('zoom')}
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
          ref={frame}
          className="[touch-action:pan-y_pinch-zoom] select-none px-2 sm:px-5"
          // Client's doing alone, so no style of it stands in the page that comes from the server.
          // Where it scrolls, the keyboard has to reach it.
          tabIndex={isZoomed ? 0 : undefined}
          style={isZoomed ? { overflow: 'auto', touchAction: 'pan-x pan-y pinch-zoom' } : undefined}
          onDoubleClick={() => grant('zoom')}
          onPointerMove={onPointerMove}
          onPointerDown={(event) => {
            touched.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            touched.current = null
          }}
          onDragStart={(event) => event.preventDefault()}
        >
          <div className="size-full" style={isZoomed ? { width: '200%', height: '200%' } : undefined}>
            <Picture
              key={image.id}
              address={image.imageUrl}
              alt={image.description ?? image.title}
              isFirst
              sizes={isZoomed ? '200vw' : '100vw'}
              className="mx-auto size-full object-contain motion-safe:animate-rise"
            />
          </div>
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-3 py-4 sm:px-5">
          <Tool icon="chevronLeft" label={lightboxText.previous} onClick={press('previous')} />
          <div className="text-center" style={{ minHeight: 'min(6rem, 12vh)' }}>
            <h2 className="text-lg sm:text-xl">{image.title}</h2>
            {image.description && (
              // The picture's own text says it, too: where there is no room for both, the picture stands.
              <p className="low:hidden mx-auto mt-1 max-w-measure text-sm sm:text-base">
                {image.description}
              </p>
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

const ZOOMS = {
  zoomIn: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4',
  zoomOut: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5M7.8 10.5h5.4',
}

type ToolProps = {
  icon: 'play' | 'pause' | 'expand' | 'zoomIn' | 'zoomOut' | 'close' | 'chevronLeft' | 'chevronRight'
  label: string
  onClick: (event: MouseEvent) => void
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <Button look="light" size="icon" aria-label={label} onClick={onClick}>
      {icon === 'expand' && <ViewIcon name={icon} />}
      {(icon === 'zoomIn' || icon === 'zoomOut') && <Drawing path={ZOOMS[icon]} />}
      {icon !== 'expand' && icon !== 'zoomIn' && icon !== 'zoomOut' && <Icon name={icon} />}
    </Button>
  )
}
