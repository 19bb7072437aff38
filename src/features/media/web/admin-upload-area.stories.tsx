import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@/web/kit/query-client'
import type { MediaList } from '../contract'
import { samplePicture } from '../sample'
import { mediaLibraryQuery } from '../staff-queries'
import { MediaPicker } from './admin-media-picker'
import { ThumbnailButtons } from './admin-thumbnail'
import { UploadArea } from './admin-upload-area'
import { UploadList } from './admin-upload-list'

export default { title: 'Media/Upload', component: UploadArea } satisfies Meta<typeof UploadArea>

type Story = StoryObj<typeof UploadArea>

const nothing = () => undefined

export const Area: Story = { args: { purpose: 'general', isForMany: true, onUploaded: nothing } }

export const OnTheirWay: Story = {
  render: () => (
    <UploadList
      uploads={[
        { id: 1, file: new File([''], 'Garden at dusk.jpg'), status: 'sending', progress: 0.4 },
        {
          id: 2,
          file: new File([''], 'A walk.mp4', { type: 'video/mp4' }),
          status: 'finishing',
          progress: 1,
        },
        {
          id: 3,
          file: new File([''], 'Kitchen.jpg'),
          status: 'failed',
          progress: 1,
          failure: { reason: 'The connection broke. Please try again.', isWorthRetry: true },
        },
        { id: 4, file: new File([''], 'Hall.jpg'), status: 'done', progress: 1 },
      ]}
      onStop={nothing}
      onRetry={nothing}
      onRemove={nothing}
    />
  ),
}

export const Thumbnail: Story = {
  render: () => <ThumbnailButtons video="/a-walk.mp4" onThumbnail={nothing} />,
}

const PICTURES = ['hills-at-dawn', 'forest-breeze', 'sundowner', 'terrace-at-dusk'] as const

const SHELF: MediaList = {
  total: PICTURES.length,
  items: PICTURES.map((name, index) => ({
    id: index + 1,
    kind: 'image',
    url: samplePicture(name),
    originalName: `${name}.jpg`,
    contentType: 'image/jpeg',
    bytes: 1,
    width: 1600,
    height: 900,
    preview: null,
    altText: null,
    uploadedBy: 'manager@example.com',
    createdAt: '2027-03-10T12:00:00.000Z',
    updatedAt: '2027-03-10T12:00:00.000Z',
    uses: [],
  })),
}

const mediaGridOf = (url: string): MediaList =>
  url.startsWith(mediaLibraryQuery({ kind: 'image' }).queryKey[0]) ? SHELF : { items: [], total: 0 }

export const Picker: Story = {
  render: () => (
    <QueryClientProvider client={createQueryClient(async (url) => mediaGridOf(url))}>
      <MediaPicker open onClose={nothing} onPick={nothing} />
    </QueryClientProvider>
  ),
}
