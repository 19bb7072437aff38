import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/landing-head'

export const landingHead: Translation<typeof english.landingHead> = {
  title: (hotel, tagline) => `${hotel} · ${tagline}`,
  description: (hotel) =>
    `Villas meublées, restaurant, terrasse et salles de réception aux portes de Mbarara. Voyez chaque nuit libre de ${hotel} et réservez en ligne.`,
}
