import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/landing-head'

export const landingHead: Translation<typeof english.landingHead> = {
  title: (hotel, tagline) => `${hotel} · ${tagline}`,
  description: (hotel) =>
    `Möblierte Villen, ein Restaurant, eine Terrasse und Säle für Feste und Tagungen am Rand von Mbarara. Sehen Sie jede freie Nacht bei ${hotel} und buchen Sie online.`,
}
