import { type ResourceWords, wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's hero section (agreed wording, docs/decisions/wording.md: button, cards, empty state and toasts are literal). */
export const heroAdminText = wordsFor('hero slide', {
  add: 'Add New Slide',
  edit: 'Edit Slide',
  empty: 'No Hero Slides Found',
  emptyHelp: 'Add a slide, and the landing page opens with it.',
})

/** The button that sends only isActive has words of its own. */
export const heroStatusText: ResourceWords = {
  ...heroAdminText,
  done: { ...heroAdminText.done, update: 'Hero slide status updated' },
  failed: { ...heroAdminText.failed, update: 'Failed to update slide status' },
}

export const heroColumns = {
  title: 'Title',
  image: 'Image',
  description: 'Description',
  button: 'Button',
  order: 'Order',
  created: 'Created',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  activate: (title: string) => `Show ${title}`,
  deactivate: (title: string) => `Hide ${title}`,
} as const

export const heroCards = {
  title: 'Slides at a glance',
  total: 'Total',
  active: 'Active',
  inactive: 'Inactive',
  withFeatures: 'With Features',
  preview: 'Preview',
  previewTitle: 'Preview of the active slides',
} as const

export const heroFields = {
  title: 'Main heading',
  subtitle: 'Subtitle',
  subtitleHelp: 'The smaller line by the main heading.',
  description: 'Description',
  imageUrl: 'Image',
  imageHelp: 'JPEG, PNG or WebP up to 10MB; 1920x1080 is best',
  featureHighlights: 'Feature highlights',
  buttonText: 'Button text',
  buttonTextHelp: 'What the button on the slide says, such as Book Now.',
  buttonUrl: 'Button address',
  buttonUrlHelp: 'A page of ours such as /villas, or an https address',
  orderIndex: 'Display order',
  orderIndexHelp: 'Where it stands among the others: 1 comes before 2.',
  isActive: 'Active',
  activeHelp: 'Visitors see active slides only',
} as const
