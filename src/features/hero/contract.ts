import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { TITLE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { addressText, idNumber, SHOWN_DAYS, shownDays } from '@/kernel/wire'
import { HERO_SLIDES_PATH } from './paths'

const heroSlideInput = z.object({
  title: z.string().trim().min(1, TITLE_WANTED).max(200),
  subtitle: z.string().max(200).nullable(),
  description: z.string().max(2000).nullable(),
  imageUrl: addressText,
  featureHighlights: z.array(z.string().max(120)).max(12).nullable(),
  buttonText: z.string().max(60).nullable(),
  buttonUrl: addressText.nullable(),
  isActive: z.boolean(),
  orderIndex: z.number().int(),
  ...shownDays,
})

export const heroSlides = defineResource('hero-slides', {
  isRestorable: true,
  preserved: ['showFrom', 'showUntil'],
  translated: ['title', 'subtitle', 'description', 'featureHighlights', 'buttonText'],
  // Addresses from before our own uploads ('@assets/…') may be stored; the browser's side rewrites them.
  item: heroSlideInput.extend({ id: idNumber, imageUrl: z.string(), buttonUrl: z.string().nullable() }),
  input: heroSlideInput,
  defaults: { isActive: true, orderIndex: 0 },
  aliases: { buttonLink: 'buttonUrl', sortOrder: 'orderIndex' },
})

/** A slide as visitors see it. */
export const shownSlide = heroSlides.item.omit(SHOWN_DAYS)

export const shownSlidesEndpoint = defineEndpoint(HERO_SLIDES_PATH, { response: z.array(shownSlide) })

export type HeroSlide = z.infer<typeof shownSlide>
export type StaffSlide = z.infer<typeof heroSlides.item>
