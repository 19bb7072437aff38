import { useQuery } from '@tanstack/react-query'
import { videoToursQuery } from '@/features/videos/queries'
import { galleryImagesQuery } from '../queries'

/** The visible pictures, in the order staff gave them. */
export function useGalleryImages() {
  return useQuery(galleryImagesQuery)
}

/** The visible video tours, in the order staff gave them. */
export function useVideoTours() {
  return useQuery(videoToursQuery)
}
