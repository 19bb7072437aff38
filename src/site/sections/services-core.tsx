import { buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { servicesContent } from '../content/services'

/** Words above, three windows into the house below, the middle one taller. */
export function ServicesHero() {
  const { hero } = servicesContent
  return (
    <header className="bg-mist">
      <Container className="pt-14 text-center md:pt-20">
        <h1 className="mx-auto max-w-3xl text-4xl">{hero.title}</h1>
        <p className="mx-auto mt-5 max-w-xl text-lg text-ink-soft">{hero.line}</p>
      </Container>
      <div className="mx-auto mt-10 grid max-w-page grid-cols-3 items-end gap-2 px-2 sm:gap-5 sm:px-8 md:mt-14">
        {hero.pictures.map((picture, index) => (
          <Picture
            key={picture}
            address={picture}
            alt=""
            size="card"
            isFirst={index === 1}
            className={joinClasses(
              'w-full rounded-t-card object-cover',
              index === 1 ? 'h-56 sm:h-80 md:h-104' : 'h-40 sm:h-60 md:h-76',
            )}
          />
        ))}
      </div>
      <WovenBand className="text-mist" />
    </header>
  )
}

/** The three services a stay rests on, picture and words changing sides. */
export function ServicesCore() {
  return (
    <Container className="grid gap-14 py-16 md:gap-20 md:py-24">
      {servicesContent.core.map(({ title, text, picture, link }, index) => (
        <section
          key={title}
          aria-label={title}
          className={joinClasses(
            'grid items-center gap-6 md:gap-14',
            index % 2 === 0 ? 'md:grid-cols-[1.35fr_1fr]' : 'md:grid-cols-[1fr_1.35fr]',
          )}
        >
          <Picture
            address={picture}
            alt=""
            sizes="(min-width: 48rem) 50vw, 100vw"
            className={joinClasses(
              'aspect-16/10 w-full rounded-card object-cover',
              index % 2 === 1 && 'md:order-last',
            )}
          />
          <div>
            <h2 className="text-3xl">{title}</h2>
            <p className="mt-4 max-w-md text-lg text-ink-soft">{text}</p>
            <PageLink path={link.path} className={buttonClass({ look: 'quiet', className: 'mt-6' })}>
              {link.label}
            </PageLink>
          </div>
        </section>
      ))}
    </Container>
  )
}
