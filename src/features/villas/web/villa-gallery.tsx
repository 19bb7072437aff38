import { PictureStrip } from '@/features/gallery/web/picture-strip'
import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import type { Villa } from '../contract'
import { VILLA_WORDS as words } from '../text'

/** Pictures of a villa's own gallery, which open in the lightbox, and its videos, which open on a page of their own. */
export function VillaGallery({ villa: { name, gallery } }: { villa: Villa }) {
  if (!gallery) return null
  const pictures = gallery.images.map(({ id, imageUrl, altText, caption }, index) => ({
    id,
    imageUrl,
    title: caption || words.picture(name, index + 1),
    description: altText || null,
    caption,
  }))
  return (
    <div className="col-span-full grid gap-3">
      <PictureStrip
        label={words.gallery(name)}
        pictures={pictures}
        itemClassName="basis-32 sm:basis-40"
        pictureClassName="h-24 w-full rounded-control object-cover"
        sizes="10rem"
      />
      {gallery.videos.length > 0 && (
        <ul aria-label={words.videos(name)} className="flex flex-wrap gap-3 text-sm">
          {gallery.videos.map(({ id, title, videoUrl, thumbnailUrl }) => (
            <li key={id} className="basis-32 sm:basis-40 wrap-anywhere">
              <a
                href={videoUrl}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-forest underline"
              >
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
      )}
    </div>
  )
}
