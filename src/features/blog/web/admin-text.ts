import { type ResourceWords, wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's blog. */
export const blogAdminText = wordsFor('post', {
  empty: 'No posts found. Write your first post to get started.',
})

export const publishSaid = {
  publish: { ...blogAdminText, done: { ...blogAdminText.done, update: 'Post published' } },
  withdraw: { ...blogAdminText, done: { ...blogAdminText.done, update: 'Post is a draft again' } },
} as const satisfies Record<string, ResourceWords>

export const postColumns = {
  title: 'Title',
  picture: 'Picture',
  status: 'Status',
  published: 'Published',
  draft: 'Draft',
  written: 'Written',
  preview: (title: string) => `Preview ${title}`,
  previewTitle: 'Preview',
  publish: (title: string) => `Publish ${title}`,
  withdraw: (title: string) => `Make ${title} a draft again`,
} as const

export const postFields = {
  title: 'Title',
  slug: 'Address',
  slugHelp: 'The end of its address, /blog/…; made from the title when left empty',
  excerpt: 'Excerpt',
  excerptHelp: 'A sentence or two for lists and search engines',
  body: 'Text',
  imageUrl: 'Picture',
  isPublished: 'Published',
  publishedHelp: 'A draft is seen by staff alone',
} as const
