import { defineQuery } from '@/web/kit/query'
import type { shownSlidesEndpoint } from './contract'
import { HERO_SLIDES_PATH } from './paths'

export const heroSlidesQuery = defineQuery<typeof shownSlidesEndpoint>(HERO_SLIDES_PATH)
