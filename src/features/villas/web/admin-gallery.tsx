import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelLoadingLine } from '@/web/admin-kit/loading-line'
import { Tabs } from '@/web/admin-kit/tabs'
import { villaImagesQuery, villaVideosQuery } from '../staff-queries'
import { villaGalleryText as words } from './admin-gallery-text'
import { VillaImages } from './admin-images'
import { VillaVideos } from './admin-videos'

/** The pictures and videos of one villa. */
export function VillaGallery({ villaId }: { villaId: number }) {
  const [tab, setTab] = useState(0)
  const images = useQuery(villaImagesQuery(villaId))
  const videos = useQuery(villaVideosQuery(villaId))
  if (!images.data || !videos.data)
    return images.isError || videos.isError ? (
      <p role="alert">{words.failed}</p>
    ) : (
      <PanelLoadingLine label={words.loading} />
    )
  return (
    <Tabs
      label={words.tabs}
      chosen={tab}
      onChoose={setTab}
      tabs={[
        {
          title: words.images(images.data.length),
          content: <VillaImages villaId={villaId} images={inOrder(images.data)} />,
        },
        {
          title: words.videos(videos.data.length),
          content: <VillaVideos villaId={villaId} videos={inOrder(videos.data)} />,
        },
      ]}
    />
  )
}

function inOrder<Item extends { id: number; sortOrder: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.sortOrder - other.sortOrder || one.id - other.id)
}
