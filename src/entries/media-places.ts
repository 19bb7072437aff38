import { sql } from 'drizzle-orm'
import { users } from '@/features/accounts/server/table'
import { blogPosts } from '@/features/blog/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { events } from '@/features/events/server/table'
import { galleryImages } from '@/features/gallery/server/table'
import { heroSlides } from '@/features/hero/server/table'
import { maintenanceTickets } from '@/features/maintenance/server/table'
import type { UsePlace } from '@/features/media/server/find-uses'
import { pageSections } from '@/features/page-sections/server/table'
import { propertyFacts } from '@/features/property/server/table'
import { videoSettings, videoTours } from '@/features/videos/server/table'
import { villaImages, villas, villaVideos } from '@/features/villas/server/table'
import { contentTranslations } from '@/server/crud/table'

const villaOf = (villaId: typeof villaImages.villaId | typeof villaVideos.villaId) =>
  sql`(select ${villas.name} from ${villas} where ${villas.id} = ${villaId})`

/** Every column an uploaded file may be named in; a file named in none of them may be deleted. */
export const MEDIA_PLACES: readonly UsePlace[] = [
  {
    place: 'Villa',
    table: villas,
    id: villas.id,
    title: villas.name,
    columns: [villas.mainImageUrl, villas.description],
  },
  {
    place: 'Villa image',
    table: villaImages,
    id: villaImages.id,
    title: villaOf(villaImages.villaId),
    columns: [villaImages.imageUrl],
  },
  {
    place: 'Villa video',
    table: villaVideos,
    id: villaVideos.id,
    title: villaVideos.title,
    columns: [villaVideos.videoUrl, villaVideos.thumbnailUrl],
  },
  {
    place: 'Category',
    table: villaCategories,
    id: villaCategories.id,
    title: villaCategories.name,
    columns: [villaCategories.imageUrl],
  },
  {
    place: 'Hero slide',
    table: heroSlides,
    id: heroSlides.id,
    title: heroSlides.title,
    columns: [heroSlides.imageUrl],
  },
  {
    place: 'Gallery image',
    table: galleryImages,
    id: galleryImages.id,
    title: galleryImages.title,
    columns: [galleryImages.imageUrl],
  },
  {
    place: 'Video tour',
    table: videoTours,
    id: videoTours.id,
    title: videoTours.title,
    columns: [videoTours.videoUrl, videoTours.thumbnailUrl],
  },
  {
    place: 'Video setting',
    table: videoSettings,
    id: videoSettings.id,
    title: sql`${videoSettings.section} || ': ' || ${videoSettings.settingKey}`,
    columns: [videoSettings.settingValue],
  },
  { place: 'Event', table: events, id: events.id, title: events.title, columns: [events.imageUrl] },
  {
    place: 'Blog post',
    table: blogPosts,
    id: blogPosts.id,
    title: blogPosts.title,
    columns: [blogPosts.imageUrl, blogPosts.content, blogPosts.body],
  },
  {
    place: 'Page section',
    table: pageSections,
    id: pageSections.id,
    title: pageSections.section,
    columns: [pageSections.body],
  },
  {
    place: 'Translation',
    table: contentTranslations,
    id: contentTranslations.id,
    title: sql`coalesce(${contentTranslations.texts} ->> 'title', ${contentTranslations.language})`,
    columns: [contentTranslations.texts],
  },
  {
    place: 'Maintenance ticket',
    table: maintenanceTickets,
    id: maintenanceTickets.id,
    title: maintenanceTickets.description,
    columns: [maintenanceTickets.photoUrl],
  },
  {
    place: 'Staff account',
    table: users,
    id: users.id,
    title: users.email,
    columns: [users.profileImageUrl],
  },
  {
    place: 'Property facts',
    table: propertyFacts,
    id: propertyFacts.id,
    title: sql`''`,
    columns: [propertyFacts.facts],
  },
]
