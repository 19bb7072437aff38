import type { PublicList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { galleryImages } from './contract'
import { GALLERY_PATH } from './paths'

export const galleryImagesQuery = defineQuery<PublicList<typeof galleryImages>>(GALLERY_PATH)
