import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { leavingCall } from '@/features/accounts/web/admin-leaving'
import type { UploadAnswer } from '@/features/media/contract'
import { formatDuration } from '@/features/media/rules/duration'
import { titleOfFile } from '@/features/media/rules/title-of-file'
import { makeThumbnail } from '@/features/media/web/admin-thumbnail'
import { UploadArea } from '@/features/media/web/admin-upload-area'
import { field } from '@/web/admin-kit/fields'
import type { ListSearch } from '@/web/admin-kit/list-search'
import type { MediaGridLook } from '@/web/admin-kit/media-card'
import { MediaGrid } from '@/web/admin-kit/media-grid'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { buttonClass } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { type VideoTour, videoTours } from '../contract'
import { videoTypeOf } from '../rules/video-address'
import { staffVideoToursQuery } from '../staff-queries'
import { tourWords as label, toursAdminText as words } from './admin-tours-text'
import { thumbnailField } from './admin-tours-thumbnail'
import { posterOf } from './video-facade'

/** What an upload's tour begins as. */
const UPLOADED_AS = { category: 'videos', videoType: 'uploaded', duration: '0', sortOrder: '0' }

type ShelfOfToursProps = {
  query: UseQueryResult<VideoTour[]>
  /** The gallery's categories as staff call them. */
  categories: Record<string, string>
  asked: ListSearch
  onAsk: (change: Partial<ListSearch>) => void
  look: MediaGridLook
}

/** The video tours of the public gallery. */
export function ToursGrid({ query, categories, ...asking }: ShelfOfToursProps) {
  const labels: Record<string, string> = { ...categories, [UPLOADED_AS.category]: label.uploadedVideos }
  const categoryOf = ({ category }: VideoTour) => labels[category ?? ''] ?? category ?? label.noCategory
  const fields = {
    title: field.text(label.title, { isRequired: true }),
    category: field.optionalChoice(
      label.category,
      Object.entries(labels).map(([value, name]) => ({ value, label: name })),
    ),
    videoUrl: field.text(label.videoUrl, { isRequired: true, isWide: true, help: label.videoUrlHelp }),
    thumbnailUrl: thumbnailField,
    description: field.optionalLongText(label.description, { rows: 3 }),
    duration: field.optionalCount(label.duration, { min: 0 }),
    sortOrder: field.count(label.sortOrder),
    isVisible: field.toggle(label.isVisible, { help: label.visibleHelp }),
  }

  return (
    <MediaGrid
      {...asking}
      resource={videoTours}
      list={staffVideoToursQuery}
      query={query}
      words={words}
      fields={fields}
      groups={[{ title: words.edit, fields: Object.keys(fields) as (keyof typeof fields)[] }]}
      // Where it plays from is read off its address, so that the two never disagree.
      complete={(values) => ({ ...values, videoType: videoTypeOf(String(values.videoUrl)) })}
      categoryOf={categoryOf}
      pictureOf={posterOf}
      factsOf={(tour) => (
        <p className="tabular">
          {[categoryOf(tour), formatDuration(tour.duration)].filter(Boolean).join(' · ')}
        </p>
      )}
      badgesOf={({ videoType }) => (
        <Badge color={videoType === 'youtube' ? 'blue' : 'purple'}>{label[videoType]}</Badge>
      )}
      moreActions={({ title, videoUrl }) => (
        <a
          href={videoUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={label.openInTab(title)}
          title={label.openInTab(title)}
          className={buttonClass({ look: 'bare', size: 'icon' })}
        >
          <PanelIcon name="open" />
        </a>
      )}
      call={leavingCall}
    >
      <Uploads />
    </MediaGrid>
  )
}

type TourAnswer = UploadAnswer & { videoTour?: VideoTour | null }

/** A video dropped here is a tour at once; its still and its length follow as soon as this browser has seen it. */
function Uploads() {
  const queryClient = useQueryClient()

  async function complete({ url, videoTour }: TourAnswer) {
    showToast({ title: words.done.create })
    const still = videoTour ? await makeThumbnail(url) : null
    if (videoTour && still) {
      const part = { thumbnailUrl: still.url, duration: still.seconds }
      try {
        await leavingCall.send('PATCH', `${videoTours.writePath}/${videoTour.id}`, part)
      } catch (error) {
        if (!leavingCall.takesOver(error)) showToast({ title: words.failed.update, tone: 'destructive' })
      }
    }
    await refetchLists(queryClient)
  }

  return (
    <UploadArea
      purpose="video"
      isForMany
      fieldsFor={(file) => ({ ...UPLOADED_AS, title: titleOfFile(file.name), isVisible: 'true' })}
      onUploaded={(answer) => void complete(answer)}
    />
  )
}
