import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of a villa's gallery (agreed wording, docs/decisions/wording.md: title, confirms, toasts and the first line of empty states are literal). */
export const villaGalleryText = {
  title: (name: string) => `Gallery Management - ${name}`,
  manage: (unit: string) => `Manage gallery of ${unit}`,
  loading: 'Loading gallery',
  failed: 'This gallery could not be loaded.',
  tabs: 'Pictures and videos',
  images: (count: number) => `Images (${count})`,
  videos: (count: number) => `Videos (${count})`,
  main: 'Main',
  setMain: (name: string) => `Set ${name} as main`,
  unsetMain: (name: string) => `${name} is no longer main`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  image: (place: number) => `picture ${place}`,
  pick: 'Choose from the library',
  undescribed: 'Not described yet: those who cannot see it hear only the villa’s name.',
} as const

export const villaImagesText = wordsFor('image', {
  empty: 'No images added yet. Upload one, or add one by its address.',
  done: { create: 'Image added successfully' },
  failed: { create: 'Error adding image', update: 'Error updating image', delete: 'Error deleting image' },
  explains: [],
})

export const villaVideosText = wordsFor('video', {
  empty: 'No videos added yet. Add one by its address.',
  done: { create: 'Video added successfully' },
  failed: { create: 'Error adding video', update: 'Error updating video', delete: 'Error deleting video' },
  explains: [],
})

export const galleryFields = {
  imageUrl: 'Picture',
  altText: 'Alternative text',
  altTextHelp: 'What the picture shows, for those who cannot see it',
  caption: 'Caption',
  title: 'Title',
  description: 'Description',
  videoUrl: 'Video address',
  thumbnailUrl: 'Thumbnail',
  videoType: 'Plays from',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  direct: 'A file',
  duration: 'Duration in seconds',
  sortOrder: 'Sort Order',
  isMain: 'Main',
} as const
