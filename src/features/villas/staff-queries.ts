import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { staffVillas, villaImages, villaVideos } from './contract'

export const staffVillasQuery = defineQuery<StaffList<typeof staffVillas>>('/api/admin/villas')

/** The pictures of one villa. */
export function villaImagesQuery(villaId: number) {
  return defineQuery<StaffList<typeof villaImages>>('/api/admin/villa-images', { villaId })
}

/** The videos of one villa. */
export function villaVideosQuery(villaId: number) {
  return defineQuery<StaffList<typeof villaVideos>>('/api/admin/villa-videos', { villaId })
}
