import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { bookableVillasEndpoint, staffVillas, villaImages, villaVideos } from './contract'
import { BOOKABLE_VILLAS_PATH } from './paths'

export const staffVillasQuery = defineQuery<StaffList<typeof staffVillas>>('/api/admin/villas')

export const bookableVillasQuery = defineQuery<typeof bookableVillasEndpoint>(BOOKABLE_VILLAS_PATH)

/** The pictures of one villa. */
export function villaImagesQuery(villaId: number) {
  return defineQuery<StaffList<typeof villaImages>>('/api/admin/villa-images', { villaId })
}

/** The videos of one villa. */
export function villaVideosQuery(villaId: number) {
  return defineQuery<StaffList<typeof villaVideos>>('/api/admin/villa-videos', { villaId })
}
