import { defineWords } from '@/kernel/words'

/** Title and description of the landing page; apart from its words, because every page's bundle has them. */
export const landingHead = defineWords('site-landing-head.landingHead', {
  title: (hotel: string, tagline: string) => `${hotel} · ${tagline}`,
  description: (hotel: string) =>
    `Furnished villas, a restaurant, a terrace and rooms for gatherings on the edge of Mbarara. See every free night at ${hotel} and book it online.`,
} as const)
