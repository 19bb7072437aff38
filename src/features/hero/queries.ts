import type { PublicList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { heroSlides } from './contract'
import { HERO_SLIDES_PATH } from './paths'

export const heroSlidesQuery = defineQuery<PublicList<typeof heroSlides>>(HERO_SLIDES_PATH)
