import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { heroSlidesQuery } from '../queries'
import { heroText } from '../text'
import { HeroScene, HeroVeil } from './hero-scene'
import { HeroSlideshow } from './hero-slideshow'

/** The landing page's opening: the slides, or a welcome of the hotel's own while there are none; `children` stand under the name. */
export function Hero({ children }: { children?: ReactNode }) {
  const { data: slides = [] } = useQuery(heroSlidesQuery)
  const property = useProperty()
  return (
    <div className="relative isolate overflow-hidden bg-dusk on-dark">
      <Container className="grid gap-10 pt-[clamp(15rem,100svh_-_25rem,18rem)] pb-26 lg:min-h-170 lg:pt-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col">
          <h1 className="font-sans text-base font-semibold tracking-normal text-gold">
            {property.name} <span className="max-sm:hidden">·</span>{' '}
            <span className="max-sm:block">{property.tagline}</span>
          </h1>
          {children}
          {slides.length > 0 ? <HeroSlideshow slides={slides} /> : <Welcome hotel={property.name} />}
        </div>
        <SideCards />
      </Container>
    </div>
  )
}

function Welcome({ hotel }: { hotel: string }) {
  return (
    <div className="my-auto py-10">
      <HeroScene>
        <Picture address={null} alt="" size="hero" isFirst className="size-full object-cover object-bottom" />
      </HeroScene>
      <HeroVeil />
      <h2 className="max-w-xl text-4xl">{heroText.welcome(hotel)}</h2>
      <p className="mt-5 max-w-xl text-lg">{heroText.welcomeLine}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink path="/villas" className={buttonClass({ look: 'action', size: 'large' })}>
          {heroText.exploreVillas}
        </PageLink>
        <PageLink path="/contact" className={buttonClass({ look: 'light', size: 'large' })}>
          {heroText.contactUs}
        </PageLink>
      </div>
    </div>
  )
}

function SideCards() {
  return (
    <ul className="hidden content-center gap-3 self-center lg:grid">
      {heroText.sideCards.map(({ icon, title, line }) => (
        <li
          key={title}
          className="flex items-center gap-3 rounded-card border border-cream/20 bg-dusk/90 px-4 py-3"
        >
          <Icon name={icon} className="size-7 text-gold" />
          <div>
            <h2 className="text-base leading-snug">{title}</h2>
            <p className="text-sm">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
