import { resolveImageAddress } from '@/kernel/image-address'
import { joinClasses } from '@/web/ui/classes'
import { Picture } from '@/web/ui/picture'
import type { LightboxPicture } from './lightbox'
import { useLightbox } from './use-lightbox'

type PictureStripProps = {
  label: string
  pictures: readonly (LightboxPicture & { caption?: string | null })[]
  /** Of the list's items, which lays them out. */
  itemClassName: string
  pictureClassName: string
  sizes: string
}

/** Small pictures, each of which opens in the lightbox in place; without its code each leads to itself in full. */
export function PictureStrip({ label, pictures, itemClassName, pictureClassName, sizes }: PictureStripProps) {
  const { lightbox, onOpen } = useLightbox(pictures)
  if (pictures.length === 0) return null
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-3 text-sm">
        {pictures.map((picture, index) => (
          <li key={picture.id} className={joinClasses('wrap-anywhere', itemClassName)}>
            <a href={resolveImageAddress(picture.imageUrl)} data-in-place onClick={onOpen(index)}>
              <Picture
                address={picture.imageUrl}
                alt={picture.description ?? picture.title}
                size="card"
                sizes={sizes}
                className={pictureClassName}
              />
            </a>
            {picture.caption}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
