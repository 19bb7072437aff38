import { useRef, useState } from 'react'
import type { MediaFile } from '@/features/media/contract'
import { MediaPicker } from '@/features/media/web/admin-media-picker'
import { pictureField } from '@/features/media/web/admin-picture-field'
import { UploadArea } from '@/features/media/web/admin-upload-area'
import type { WithTimestamps } from '@/kernel/resource'
import { field } from '@/web/admin-kit/fields'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { failureToast } from '@/web/admin-kit/resource-words'
import { useMay } from '@/web/admin-kit/use-may'
import { useWrites } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { type VillaImage, villaImages } from '../contract'
import { newVillaImage } from '../rules/gallery-upload'
import { villaImagesQuery } from '../staff-queries'
import { GalleryList } from './admin-gallery-list'
import { galleryFields as label, villaImagesText, villaGalleryText as words } from './admin-gallery-text'

const judged = {
  input: villaImages.input.omit({ villaId: true }),
  defaults: villaImages.defaults,
}

const fields = {
  imageUrl: pictureField.required(label.imageUrl, { purpose: 'villa' }),
  altText: field.optionalText(label.altText, { help: label.altTextHelp, isWide: true }),
  caption: field.optionalText(label.caption),
  sortOrder: field.count(label.sortOrder, { min: 0 }),
  isMain: field.toggle(label.isMain),
}

type VillaImagesProps = { villaId: number; images: readonly WithTimestamps<VillaImage>[] }

/** A villa's pictures. What is uploaded, many at once, or picked from the library is in the gallery at once. */
export function VillaImages({ villaId, images }: VillaImagesProps) {
  const mayWrite = useMay(['content', 'prices'])
  const { save } = useWrites(villaImagesQuery(villaId), villaImages, villaImagesText)
  const [isPicking, setPicking] = useState(false)
  // Picked and not yet saved: pressed once more, none is added twice.
  const [picked, setPicked] = useState<readonly string[]>([])
  // Places of files chosen together are counted on from here, in whatever order they arrive.
  const firstPlace = useRef(nextPlace(images))
  const shown = useRef(images)
  shown.current = images
  const adding = useRef(0)

  async function add(imageUrl: string, altText: string | null, sortOrder: number) {
    // Of several that come at once into an empty gallery the first to arrive is the main one.
    const isFirst = shown.current.length === 0 && adding.current === 0
    adding.current += 1
    try {
      await save(null, newVillaImage(villaId, { imageUrl, altText }, { sortOrder, isFirst }))
      showToast({ title: villaImagesText.done.create })
    } catch (error) {
      showToast(failureToast(villaImagesText, 'create', error))
    } finally {
      adding.current -= 1
    }
  }

  async function onPick({ url, altText }: Pick<MediaFile, 'url' | 'altText'>) {
    setPicked((before) => [...before, url])
    await add(url, altText, nextPlace(images) + picked.length)
    setPicked((before) => before.filter((one) => one !== url))
  }

  return (
    <div className="grid gap-4">
      {mayWrite && (
        <UploadArea
          purpose="villa"
          isForMany
          onUploaded={({ url }, _file, place) => void add(url, null, firstPlace.current + place)}
        />
      )}
      <GalleryList
        items={images}
        words={villaImagesText}
        list={villaImagesQuery(villaId)}
        resource={villaImages}
        fields={fields}
        judged={judged}
        common={{ villaId }}
        nameOf={({ altText, caption }, place) => altText || caption || words.image(place)}
        pictureOf={({ imageUrl }) => imageUrl}
        linesOf={({ altText, caption }) => (
          <>
            {caption && <p className="text-ink-soft">{caption}</p>}
            {!altText && <p className="text-ink-soft">{words.undescribed}</p>}
          </>
        )}
        actions={
          <Button look="quiet" size="small" onClick={() => setPicking(true)}>
            <PanelIcon name="album" />
            {words.pick}
          </Button>
        }
      />
      <MediaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        taken={[...images.map(({ imageUrl }) => imageUrl), ...picked]}
        onPick={(file) => void onPick(file)}
      />
    </div>
  )
}

function nextPlace(images: readonly VillaImage[]): number {
  return images.reduce((next, { sortOrder }) => Math.max(next, sortOrder + 1), 0)
}
