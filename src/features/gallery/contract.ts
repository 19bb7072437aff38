import { z } from 'zod'
import { TITLE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { addressText, idNumber } from '@/kernel/wire'
import { GALLERY_CATEGORIES } from './rules/gallery-categories'
import { galleryInputText as words } from './rules/input-words'

const galleryImageInput = z.object({
  title: z.string().trim().min(1, TITLE_WANTED).max(200),
  description: z.string().max(2000).nullable(),
  imageUrl: z.string().min(1, words.image).pipe(addressText),
  category: z.enum(GALLERY_CATEGORIES),
  isVisible: z.boolean(),
  sortOrder: z.number().int(),
})

export const galleryImages = defineResource('gallery', {
  isRestorable: true,
  // Addresses from before our own uploads ('@assets/…') may be stored; the browser's side rewrites them.
  item: galleryImageInput.extend({ id: idNumber, imageUrl: z.string() }),
  input: galleryImageInput,
  defaults: { isVisible: true, sortOrder: 0 },
  translated: ['title', 'description'],
  aliases: { isActive: 'isVisible' },
})

export type GalleryImage = z.infer<typeof galleryImages.item>
