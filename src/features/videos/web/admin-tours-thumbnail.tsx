import { ThumbnailButtons } from '@/features/media/web/admin-thumbnail'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { Input } from '@/web/ui/control'
import { Picture } from '@/web/ui/picture'
import { tourWords as words } from './admin-tours-text'
import { posterOf } from './video-facade'

/** A video's still: by its address, by upload, or a frame of the video that stands in the form's field `videoUrl`. */
export const thumbnailField: FieldKind<string | null> = {
  label: words.thumbnailUrl,
  help: words.thumbnailHelp,
  isWide: true,
  write: (value) => value ?? '',
  read: (text) => String(text).trim() || null,
  render: (args) => <ThumbnailControl {...args} />,
}

function ThumbnailControl({ control, value, onChange, onBusy, draft }: ControlArgs) {
  const thumbnailUrl = String(value)
  const videoUrl = String(draft.videoUrl ?? '').trim()
  const poster = posterOf({ title: '', thumbnailUrl, videoUrl })
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Picture
        key={poster}
        address={poster}
        alt=""
        className="h-24 w-36 shrink-0 rounded-control border border-line object-cover"
      />
      <div className="grid min-w-56 grow gap-2">
        <Input {...control} value={thumbnailUrl} onChange={(event) => onChange(event.target.value)} />
        {/* Frames of other sites' videos cannot be read. */}
        <ThumbnailButtons
          video={videoUrl.startsWith('/') ? videoUrl : null}
          onThumbnail={onChange}
          onBusy={onBusy}
        />
      </div>
    </div>
  )
}
