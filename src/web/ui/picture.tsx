import { createContext, useContext, useState } from 'react'
import { PLACEHOLDER_SIZES, placeholderAddress, resolveImageAddress } from '@/kernel/image-address'
import { savesData } from './saves-data'

/** The sizes and formats a picture is kept in beside the one its address names. */
type Sources = {
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
  srcSet: string
}

/** How the app tells which sources an address has; null where it has none. Set once, at the root. */
export const PictureSources = createContext<(address: string) => Sources | null>(() => null)

type PictureProps = {
  address: string | null | undefined
  alt: string
  size?: keyof typeof PLACEHOLDER_SIZES
  /** The picture a page opens with: loaded at once and before others. */
  isFirst?: boolean
  /** How wide the picture stands on the page, as in the `sizes` attribute; unless told, a card shares wide screens. */
  sizes?: string
  className?: string
}

/** A picture with its place kept free; a drawn stand-in where it is missing or broken. */
export function Picture({
  address,
  alt,
  size = 'default',
  isFirst = false,
  sizes = size === 'card' ? '(min-width: 48rem) 40vw, 100vw' : '100vw',
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const wanted = resolveImageAddress(address, PLACEHOLDER_SIZES[size])
  const source = wanted === broken ? placeholderAddress(PLACEHOLDER_SIZES[size]) : wanted
  const kept = useContext(PictureSources)(source)
  // As the server writes it for who saves data.
  const width = !import.meta.env.SSR && savesData() ? '50vw' : sizes
  const image = (
    <img
      // A picture may have failed before this code ran: the event is over, the empty picture stands there.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && broken === null) setBroken(wanted)
      }}
      src={source}
      alt={alt}
      {...(kept ? { width: kept.width, height: kept.height } : PLACEHOLDER_SIZES[size])}
      {...(kept && { srcSet: kept.srcSet, sizes: width })}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(wanted)}
      className={className}
    />
  )
  if (!kept) return image
  return (
    <picture className="contents">
      {kept.sources.map(({ type, srcSet }) => (
        // Hidden, or it would take a place of its own where the parent is a grid.
        <source key={type} type={type} srcSet={srcSet} sizes={width} className="hidden" />
      ))}
      {image}
    </picture>
  )
}
