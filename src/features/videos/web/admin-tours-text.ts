import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's video tours (agreed wording, docs/decisions/wording.md: 'Add URL', badges, empty states and failures are literal). */
export const toursAdminText = {
  ...wordsFor('video tour', {
    add: 'Add URL',
    edit: 'Edit Video',
    empty: 'No video tours found. Add your first video to get started.',
    confirmDelete: 'Are you sure you want to delete this video?',
  }),
  noMatch: 'No videos match the current filter.',
}

export const tourWords = {
  youtube: 'YouTube',
  uploaded: 'Uploaded',
  openInTab: (title: string) => `Open ${title} in a new tab`,
  noCategory: 'No category',
  uploadedVideos: 'Videos',
  title: 'Title',
  description: 'Description',
  videoUrl: 'Video URL',
  videoUrlHelp: 'A YouTube address, or the address of an uploaded video',
  thumbnailUrl: 'Thumbnail',
  thumbnailHelp:
    'Left empty, a YouTube video shows its own picture. One can be generated from an uploaded video.',
  category: 'Category',
  duration: 'Duration in seconds',
  sortOrder: 'Sort Order',
  isVisible: 'Visible',
  visibleHelp: 'Visitors see visible videos only',
} as const
