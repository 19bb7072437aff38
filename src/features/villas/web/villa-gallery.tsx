import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import type { Villa } from '../contract'
import { VILLA_WORDS as words } from '../text'

/** Pictures of a villa's own gallery, each a link to itself in full, and its videos, which play where they are. */
export function VillaGallery({ villa: { name, gallery } }: { villa: Villa }) {
  if (!gallery) return null
  return (
    <ul aria-label={words.gallery(name)} className="col-span-full flex flex-wrap gap-3 text-sm">
      {gallery.images.map(({ id, imageUrl, altText, caption }, index) => (
        <li key={id} className="basis-40 wrap-anywhere">
          <a href={imageUrl} target="_blank" rel="noreferrer">
            <Picture
              address={imageUrl}
              alt={altText || words.picture(name, index + 1)}
              size="card"
              sizes="10rem"
              className="h-24 w-full rounded-control object-cover"
            />
          </a>
          {caption}
        </li>
      ))}
      {gallery.videos.map(({ id, title, videoUrl, thumbnailUrl }) => (
        <li key={id} className="basis-40 wrap-anywhere">
          <a href={videoUrl} target="_blank" rel="noreferrer" className="font-semibold text-forest underline">
            {thumbnailUrl && (
              <Picture
                address={thumbnailUrl}
                alt=""
                size="card"
                sizes="10rem"
                className="h-24 w-full rounded-control object-cover"
              />
            )}
            <Icon name="play" /> {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
