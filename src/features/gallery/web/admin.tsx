import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeavingList } from '@/features/accounts/web/admin-leaving'
import { staffVideoToursQuery } from '@/features/videos/staff-queries'
import { ToursGrid } from '@/features/videos/web/admin-tours'
import { ListToolbar } from '@/web/admin-kit/list-toolbar'
import { LookSwitch } from '@/web/admin-kit/look-switch'
import type { MediaGridLook } from '@/web/admin-kit/media-card'
import { CATEGORY, MEDIA_COLUMNS } from '@/web/admin-kit/media-grid-columns'
import { mediaGridText } from '@/web/admin-kit/media-grid-text'
import { Tabs } from '@/web/admin-kit/tabs'
import { useListSearch } from '@/web/admin-kit/use-list-search'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { staffGalleryImagesQuery } from '../staff-queries'
import { ImagesGrid } from './admin-images'
import { STAFF_CATEGORIES, galleryScreenText as words } from './admin-text'

const categories = {
  ...CATEGORY,
  all: mediaGridText.allCategories,
  choices: Object.entries(STAFF_CATEGORIES).map(([value, label]) => ({ value, label })),
}
const KEYS = { columns: MEDIA_COLUMNS, filters: [categories] }

/** Pictures and video tours of the public gallery, in two tabs under one search. */
export function GalleryAdmin() {
  const queryClient = useQueryClient()
  const [asked, onAsk] = useListSearch(KEYS)
  const [look, setLook] = useState<MediaGridLook>('grid')
  const [tab, setTab] = useState(0)
  const images = useLeavingList(staffGalleryImagesQuery)
  const tours = useLeavingList(staffVideoToursQuery)
  const asking = { asked, onAsk, look }

  function onTab(next: number) {
    setTab(next)
    onAsk({})
  }

  return (
    <div className="grid min-w-0 gap-5">
      <ListToolbar
        asked={asked}
        onAsk={onAsk}
        filters={[categories]}
        onRefresh={() => void refetchLists(queryClient)}
        isRefreshing={images.isFetching || tours.isFetching}
      >
        <LookSwitch look={look} onLook={setLook} />
      </ListToolbar>
      <Tabs
        label={words.tabs}
        chosen={tab}
        onChoose={onTab}
        tabs={[
          {
            title: words.images(images.data?.length),
            content: <ImagesGrid query={images} {...asking} />,
          },
          {
            title: words.tours(tours.data?.length),
            content: <ToursGrid query={tours} categories={STAFF_CATEGORIES} {...asking} />,
          },
        ]}
      />
    </div>
  )
}
