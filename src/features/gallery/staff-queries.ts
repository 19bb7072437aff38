import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { galleryImages } from './contract'

export const staffGalleryImagesQuery = defineQuery<StaffList<typeof galleryImages>>('/api/admin/gallery')
