import { type DragEvent, useRef, useState } from 'react'
import { leaveWhenUnauthorized } from '@/features/accounts/web/admin-session'
import { pictureField } from '@/features/media/web/admin-picture-field'
import { sendUpload } from '@/features/media/web/admin-send-upload'
import type { WithTimestamps } from '@/kernel/resource'
import { field } from '@/web/admin-kit/fields'
import { ProgressBar } from '@/web/admin-kit/progress-bar'
import { failureToast, reasonOf } from '@/web/admin-kit/resource-words'
import { useLeaving } from '@/web/admin-kit/use-leaving'
import { useMay } from '@/web/admin-kit/use-may'
import { useWrites } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { showToast } from '@/web/ui/toast'
import { type VillaImage, villaImages } from '../contract'
import {
  GALLERY_BYTES,
  GALLERY_TYPES,
  type GalleryRefusal,
  recordOfUpload,
  refuseFiles,
} from '../rules/gallery-upload'
import { villaImagesQuery } from '../staff-queries'
import { GalleryList } from './admin-gallery-list'
import { galleryFields as label, villaImagesText, villaGalleryText as words } from './admin-gallery-text'

const REFUSALS: Record<GalleryRefusal, string> = {
  'too-many': words.tooMany,
  'wrong-type': words.wrongType,
  'too-large': words.tooLarge(GALLERY_BYTES),
}

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

/** A villa's pictures: dropped or chosen one by one, or added by their address. */
export function VillaImages({ villaId, images }: VillaImagesProps) {
  const mayWrite = useMay(['content', 'prices'])
  return (
    <div className="grid gap-4">
      {mayWrite && <DropZone villaId={villaId} count={images.length} />}
      <GalleryList
        items={images}
        words={villaImagesText}
        list={villaImagesQuery(villaId)}
        resource={villaImages}
        fields={fields}
        judged={judged}
        common={{ villaId }}
        nameOf={({ altText }, place) => altText || words.image(place)}
        pictureOf={({ imageUrl }) => imageUrl}
        linesOf={({ caption }) => caption && <p className="text-ink-soft">{caption}</p>}
      />
    </div>
  )
}

type DropZoneProps = { villaId: number; count: number }

function DropZone({ villaId, count }: DropZoneProps) {
  const { save } = useWrites(villaImagesQuery(villaId), villaImages, villaImagesText)
  const [share, setShare] = useState<number | null>(null)
  const leaving = useLeaving()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function onFiles(files: readonly File[]) {
    if (share !== null || files.length === 0) return
    const refusal = refuseFiles(files)
    const [file] = files
    if (refusal || !file)
      return showToast({
        title: words.uploadFailed,
        description: refusal ? REFUSALS[refusal] : words.uploadFallback,
        tone: 'destructive',
      })
    setShare(0)
    const imageUrl = await upload(file)
    if (imageUrl) await record(imageUrl, file.name)
    setShare(null)
  }

  async function upload(file: File): Promise<string | null> {
    try {
      const asked = { file, name: file.name, purpose: 'villa', onProgress: setShare } as const
      return (await sendUpload({ ...asked, signal: leaving() })).url
    } catch (error) {
      if (leaving().aborted || leaveWhenUnauthorized(error)) return null
      const status = error instanceof ApiError ? words.failedWithStatus(error.status) : words.uploadFallback
      const description = reasonOf(error) ?? status
      showToast({ title: words.uploadFailed, description, tone: 'destructive' })
      return null
    }
  }

  async function record(imageUrl: string, fileName: string) {
    try {
      await save(null, recordOfUpload(villaId, imageUrl, fileName, count))
      showToast({ title: villaImagesText.done.create })
    } catch (error) {
      showToast(failureToast(villaImagesText, 'create', error))
    }
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers alone; the button inside does the same for all
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={joinClasses(
        'grid justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center',
        isOver ? 'border-forest bg-mist' : 'border-line-strong',
      )}
    >
      {share === null ? (
        <>
          <p className="font-semibold">{words.drop}</p>
          <p className="text-sm text-ink-soft">{words.dropHelp}</p>
          <Button look="quiet" size="small" onClick={() => chooser.current?.click()}>
            {words.choose}
          </Button>
        </>
      ) : (
        <div role="status" className="grid w-full max-w-80 gap-2">
          <p className="font-semibold">{words.uploading}</p>
          <ProgressBar share={share} label={words.uploading} />
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept={GALLERY_TYPES.join(',')}
        aria-label={words.choose}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          void onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
