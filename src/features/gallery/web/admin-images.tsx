import type { UseQueryResult } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { leavingCall } from '@/features/accounts/web/admin-leaving'
import { titleOfFile } from '@/features/media/rules/title-of-file'
import { pictureField } from '@/features/media/web/admin-picture-field'
import { UploadArea } from '@/features/media/web/admin-upload-area'
import { field } from '@/web/admin-kit/fields'
import type { ListSearch } from '@/web/admin-kit/list-search'
import type { MediaGridLook } from '@/web/admin-kit/media-card'
import { MediaGrid } from '@/web/admin-kit/media-grid'
import { failureToast } from '@/web/admin-kit/resource-words'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Select } from '@/web/ui/control'
import { showToast } from '@/web/ui/toast'
import { type GalleryImage, galleryImages } from '../contract'
import { GALLERY_CATEGORIES, type GalleryCategory } from '../rules/gallery-categories'
import { staffGalleryImagesQuery } from '../staff-queries'
import {
  galleryFields as label,
  STAFF_CATEGORIES,
  galleryScreenText as screenWords,
  galleryAdminText as words,
} from './admin-text'

const categories = GALLERY_CATEGORIES.map((value) => ({ value, label: STAFF_CATEGORIES[value] }))

const fields = {
  title: field.text(label.title, { isRequired: true }),
  category: field.choice(label.category, categories, { isRequired: true }),
  imageUrl: pictureField.required(label.imageUrl, { leaves: true }),
  description: field.optionalLongText(label.description, { rows: 3 }),
  sortOrder: field.count(label.sortOrder, { help: label.sortOrderHelp }),
  isVisible: field.toggle(label.isVisible, { help: label.visibleHelp }),
}
const groups = [{ title: words.edit, fields: Object.keys(fields) as (keyof typeof fields)[] }]

type ShelfOfImagesProps = {
  query: UseQueryResult<GalleryImage[]>
  asked: ListSearch
  onAsk: (change: Partial<ListSearch>) => void
  look: MediaGridLook
}

/** The pictures of the public gallery. */
export function ImagesGrid({ query, ...asking }: ShelfOfImagesProps) {
  return (
    <MediaGrid
      {...asking}
      resource={galleryImages}
      list={staffGalleryImagesQuery}
      query={query}
      words={words}
      fields={fields}
      groups={groups}
      categoryOf={categoryOf}
      pictureOf={({ imageUrl }) => imageUrl}
      factsOf={categoryOf}
      call={leavingCall}
    >
      <Uploads nextPlace={query.data?.length ?? 0} />
    </MediaGrid>
  )
}

/** What is uploaded here is in the gallery at once, under the category chosen beside it. */
function Uploads({ nextPlace }: { nextPlace: number }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [category, setCategory] = useState<GalleryCategory>(GALLERY_CATEGORIES[0])

  async function record(imageUrl: string, fileName: string) {
    const image = { title: titleOfFile(fileName), imageUrl, category, sortOrder: nextPlace }
    try {
      await leavingCall.send('POST', galleryImages.writePath, image)
      showToast({ title: words.done.create })
    } catch (error) {
      if (!leavingCall.takesOver(error)) showToast(failureToast(words, 'create', error))
    } finally {
      void refetchLists(queryClient)
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
          {screenWords.uploadInto}
        </label>
        <Select
          id={id}
          value={category}
          onChange={(event) => setCategory(event.target.value as GalleryCategory)}
          className="min-h-11 max-w-72 text-sm font-normal"
        >
          {categories.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <UploadArea purpose="image" isForMany onUploaded={({ url }, file) => void record(url, file.name)} />
    </div>
  )
}

function categoryOf({ category }: GalleryImage): string {
  return STAFF_CATEGORIES[category]
}
