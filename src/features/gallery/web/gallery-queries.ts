import { useQuery } from '@tanstack/react-query'
import type { VideoTour } from '@/features/videos/contract'
import { VIDEO_TOURS_PATH } from '@/features/videos/paths'
import type { GalleryImage } from '../contract'
import { GALLERY_PATH } from '../paths'

/** The visible pictures, in the order staff gave them. */
export function useGalleryImages() {
  return useQuery<GalleryImage[]>({ queryKey: [GALLERY_PATH] })
}

/** The visible video tours, in the order staff gave them. */
export function useVideoTours() {
  return useQuery<VideoTour[]>({ queryKey: [VIDEO_TOURS_PATH] })
}
