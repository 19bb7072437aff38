import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/landing-head'

export const landingHead: Translation<typeof english.landingHead> = {
  title: (hotel, tagline) => `${hotel} · ${tagline}`,
  description: (hotel) =>
    `Villa zenye samani kamili, mgahawa, terasi na kumbi za mikutano na sherehe pembezoni mwa Mbarara. Ona kila usiku ulio wazi katika ${hotel} na uweke nafasi mtandaoni.`,
}
