import type { Page } from '@playwright/test'
import { control, openPanel } from './admin-panel'

export type Said = Record<'create' | 'update' | 'delete', string>

export type Section = {
  noun: string
  open: (page: Page) => Promise<void>
  /** The button for a new one, and the titles of its form. */
  add: string
  form: { new: string; old: string }
  /** What an empty form is told. */
  wrong: string
  /** Least that must be filled in; the name goes into the field `name`. */
  fill: (page: Page) => Promise<void>
  name: string
  /** Another thing's name than its noun and a time, where that would be wrong. */
  call?: (part: string) => string
  done: Said
  failed: Said
  /** Verbs whose toast is called Error and says what the server said, else `failed`. */
  explains: string
  /** Where staff write. */
  calls: string
  /** Where visitors see it; accounts are seen by staff alone. */
  shownAt: string
  /** Gallery and tours leave for the sign-in; all others open it over the form. */
  leaves?: boolean
}

/** 'villa' → 'Villa created successfully', …; 'Failed to create villa', … */
const usualWords = (noun: string, spoken = noun): Pick<Section, 'done' | 'failed'> => ({
  done: {
    create: `${capital(spoken)} created successfully`,
    update: `${capital(spoken)} updated successfully`,
    delete: `${capital(spoken)} deleted successfully`,
  },
  failed: {
    create: `Failed to create ${noun}`,
    update: `Failed to update ${noun}`,
    delete: `Failed to delete ${noun}`,
  },
})

/** A villa's own pictures and videos say it differently. */
const galleryWords = (noun: string): Pick<Section, 'done' | 'failed'> => ({
  done: {
    create: `${capital(noun)} added successfully`,
    update: `${capital(noun)} updated successfully`,
    delete: `${capital(noun)} deleted successfully`,
  },
  failed: {
    create: `Error adding ${noun}`,
    update: `Error updating ${noun}`,
    delete: `Error deleting ${noun}`,
  },
})

const PICTURE = '/api/assets/hills-at-dusk.svg'

/** What staff make, change and delete, section by section. */
export const SECTIONS: Section[] = [
  {
    noun: 'villa',
    open: (page) => openPanel(page, 'villas'),
    add: 'Add New Villa',
    form: { new: 'Add New Villa', old: 'Edit Villa' },
    wrong: 'Name is required',
    name: 'name',
    fill: async (page) => {
      await control(page, 'description').fill('By the pond.')
      // Guests see no villa without a price: this one has its category's.
      await control(page, 'categoryId').selectOption('Family Villa')
    },
    ...usualWords('villa'),
    explains: 'update',
    calls: '**/api/admin/villas**',
    shownAt: '/calendar',
  },
  {
    noun: 'villa image',
    open: (page) => openGallery(page, 'Images'),
    add: 'Add Image',
    form: { new: 'Add Image', old: 'Edit Image' },
    wrong: 'Must be a valid URL or file path',
    name: 'altText',
    fill: async (page) => control(page, 'imageUrl').fill(PICTURE),
    ...galleryWords('image'),
    explains: '',
    calls: '**/api/admin/villa-images**',
    shownAt: '/villas/garden-studio',
  },
  {
    noun: 'villa video',
    open: (page) => openGallery(page, 'Videos'),
    add: 'Add Video',
    form: { new: 'Add Video', old: 'Edit Video' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'videoUrl').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    ...galleryWords('video'),
    explains: '',
    calls: '**/api/admin/villa-videos**',
    shownAt: '/villas/garden-studio',
  },
  {
    noun: 'category',
    open: (page) => openPanel(page, 'categories'),
    add: 'Add New Category',
    form: { new: 'Add New Category', old: 'Edit Category' },
    wrong: 'Category name is required',
    name: 'name',
    fill: async (page) => control(page, 'pricePerNight').fill('77'),
    ...usualWords('category'),
    explains: 'create update',
    calls: '**/api/admin/villa-categories**',
    shownAt: '/villas',
  },
  {
    noun: 'charge item',
    open: (page) => openPanel(page, 'charge-items'),
    add: 'Add Charge Item',
    form: { new: 'Add Charge Item', old: 'Edit Charge Item' },
    wrong: 'Name is required',
    name: 'name',
    fill: async (page) => control(page, 'price').fill('18'),
    ...usualWords('charge item'),
    explains: 'create update delete',
    calls: '**/api/admin/charge-items**',
    shownAt: '/api/admin/charge-items',
  },
  {
    noun: 'hero slide',
    open: (page) => openPanel(page, 'hero'),
    add: 'Add New Slide',
    form: { new: 'Add New Slide', old: 'Edit Slide' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'imageUrl').fill(PICTURE),
    ...usualWords('hero slide'),
    explains: 'create update delete',
    calls: '**/api/admin/hero-slides**',
    shownAt: '/',
  },
  {
    noun: 'video setting',
    open: (page) => openPanel(page, 'videos'),
    add: 'Add Setting',
    form: { new: 'Add Setting', old: 'Edit Setting' },
    wrong: 'Setting key is required',
    name: 'settingKey',
    fill: async (page) => control(page, 'section').fill('evening'),
    ...usualWords('video setting'),
    explains: '',
    calls: '**/api/video-settings**',
    shownAt: '/api/public/video-settings',
  },
  {
    noun: 'gallery image',
    open: (page) => openPanel(page, 'gallery'),
    add: 'Add URL',
    form: { new: 'Add URL', old: 'Edit Image' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'imageUrl').fill(PICTURE),
    ...usualWords('gallery image'),
    explains: 'create update delete',
    calls: '**/api/admin/gallery**',
    shownAt: '/gallery',
    leaves: true,
  },
  {
    noun: 'video tour',
    open: async (page) => {
      await openPanel(page, 'gallery')
      await page.getByRole('tab', { name: /^Video Tours \(/ }).click()
    },
    add: 'Add URL',
    form: { new: 'Add URL', old: 'Edit Video' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'videoUrl').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    ...usualWords('video tour'),
    explains: 'create update delete',
    calls: '**/api/video-tours**',
    shownAt: '/gallery?tab=videos',
    leaves: true,
  },
  {
    noun: 'event',
    open: (page) => openPanel(page, 'events'),
    add: 'Add Event',
    form: { new: 'Add Event', old: 'Edit Event' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => control(page, 'eventDate').fill('2031-03-14'),
    ...usualWords('event'),
    explains: 'create update delete',
    calls: '**/api/admin/events**',
    shownAt: '/events',
  },
  {
    noun: 'post',
    open: (page) => openPanel(page, 'blog'),
    add: 'Add Post',
    form: { new: 'Add Post', old: 'Edit Post' },
    wrong: 'Title is required',
    name: 'title',
    fill: async (page) => {
      await control(page, 'content').fill('They come in April.')
      await control(page, 'isPublished').check()
    },
    ...usualWords('post'),
    explains: 'create update delete',
    calls: '**/api/admin/blog-posts**',
    shownAt: '/blog',
  },
  {
    noun: 'season',
    open: (page) => openPanel(page, 'seasons'),
    add: 'Add Season',
    form: { new: 'Add Season', old: 'Edit Season' },
    wrong: 'Name is required',
    name: 'name',
    fill: async (page) => {
      await control(page, 'startDate').fill('2031-03-14')
      await control(page, 'endDate').fill('2031-03-20')
    },
    ...usualWords('season'),
    explains: 'create update delete',
    calls: '**/api/admin/seasons**',
    shownAt: '/api/admin/seasons',
  },
  {
    noun: 'account',
    open: (page) => openPanel(page, 'accounts'),
    add: 'Add Account',
    form: { new: 'Add Account', old: 'Edit Account' },
    wrong: 'Please enter a valid email address',
    name: 'email',
    call: (part) => `${part.toLowerCase()}-${Date.now()}@pearl-villas.example`,
    fill: async (page) => control(page, 'password').fill('long enough now'),
    ...usualWords('account'),
    explains: 'create update delete',
    calls: '**/api/admin/users**',
    shownAt: '/api/admin/users',
  },
  {
    noun: 'role',
    open: (page) => openPanel(page, 'roles'),
    add: 'Add Role',
    form: { new: 'Add Role', old: 'Edit Role' },
    wrong: 'Please choose what this role may do',
    name: 'name',
    fill: async (page) => page.getByRole('checkbox', { name: /^Front desk/ }).check(),
    ...usualWords('role'),
    explains: 'create update delete',
    calls: '**/api/admin/roles**',
    shownAt: '/api/admin/roles',
  },
  {
    noun: 'template',
    open: (page) => openPanel(page, 'templates'),
    add: 'Add Template',
    form: { new: 'Add Template', old: 'Edit Template' },
    wrong: 'Please give the template a name',
    name: 'name',
    fill: async (page) => control(page, 'text').fill('Dear {guest}, there is room from {arrival}.'),
    ...usualWords('template'),
    explains: 'create update delete',
    calls: '**/api/admin/message-templates**',
    shownAt: '/api/admin/message-templates',
  },
  {
    noun: 'company',
    open: (page) => openPanel(page, 'companies'),
    add: 'Add Company',
    form: { new: 'Add Company', old: 'Edit Company' },
    wrong: 'Please give the name of the company',
    name: 'name',
    fill: async (page) => control(page, 'taxNumber').fill('1000123456'),
    ...usualWords('company'),
    explains: 'create update delete',
    calls: '**/api/admin/companies**',
    shownAt: '/api/admin/companies',
  },
]

async function openGallery(page: Page, tab: 'Images' | 'Videos') {
  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Manage gallery of Honey Bee H01' }).click()
  await page.getByRole('tab', { name: new RegExp(`^${tab} \\(`) }).click()
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
