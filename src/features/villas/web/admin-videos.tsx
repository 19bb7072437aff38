import { formatDuration } from '@/features/media/rules/duration'
import { pictureField } from '@/features/media/web/admin-picture-field'
import type { WithTimestamps } from '@/kernel/resource'
import { field } from '@/web/admin-kit/fields'
import { type VillaVideo, villaVideos } from '../contract'
import { VILLA_VIDEO_TYPES } from '../rules/video-types'
import { villaVideosQuery } from '../staff-queries'
import { GalleryList } from './admin-gallery-list'
import { galleryFields as label, villaVideosText } from './admin-gallery-text'

const judged = {
  input: villaVideos.input.omit({ villaId: true }),
  defaults: villaVideos.defaults,
}

const fields = {
  title: field.text(label.title, { isRequired: true }),
  videoType: field.choice(
    label.videoType,
    VILLA_VIDEO_TYPES.map((value) => ({ value, label: label[value] })),
  ),
  videoUrl: field.text(label.videoUrl, { isRequired: true, isWide: true }),
  description: field.optionalLongText(label.description, { rows: 3 }),
  thumbnailUrl: pictureField.optional(label.thumbnailUrl, { purpose: 'thumbnail' }),
  duration: field.optionalCount(label.duration, { min: 1 }),
  sortOrder: field.count(label.sortOrder, { min: 0 }),
  isMain: field.toggle(label.isMain),
}

type VillaVideosProps = { villaId: number; videos: readonly WithTimestamps<VillaVideo>[] }

/** A villa's videos, by their addresses. */
export function VillaVideos({ villaId, videos }: VillaVideosProps) {
  return (
    <GalleryList
      items={videos}
      words={villaVideosText}
      list={villaVideosQuery(villaId)}
      resource={villaVideos}
      fields={fields}
      judged={judged}
      common={{ villaId }}
      nameOf={({ title }) => title}
      pictureOf={({ thumbnailUrl }) => thumbnailUrl}
      linesOf={({ videoType, duration }) => (
        <p className="tabular text-ink-soft">
          {[label[videoType], formatDuration(duration)].filter(Boolean).join(' · ')}
        </p>
      )}
    />
  )
}
