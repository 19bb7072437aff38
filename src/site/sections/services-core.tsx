import { SectionButtons, SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { joinClasses } from '@/web/ui/classes'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

/** Words above, three windows into the house below, the middle one taller. */
export function ServicesHero() {
  const { title, lead, pictures } = useSection('services-hero', { pictures: 3 })
  return (
    <header className="bg-mist">
      <Container className="pt-14 text-center md:pt-20">
        <h1 className="mx-auto max-w-3xl text-4xl wrap-anywhere">{title}</h1>
        <SectionText blocks={lead} className="mx-auto mt-5 max-w-xl text-lg text-ink-soft" />
      </Container>
      <div className="mx-auto mt-10 grid max-w-page grid-cols-3 items-end gap-2 px-2 sm:gap-5 sm:px-8 md:mt-14">
        {pictures.map(({ src, alt }, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures are never moved, and may be shown twice
            key={index}
            address={src}
            alt={alt}
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

const CORE = ['services-villas', 'services-restaurant', 'services-terrace'] as const

/** The three services a stay rests on, picture and words changing sides. */
export function ServicesCore() {
  return (
    <Container className="grid gap-14 py-16 md:gap-20 md:py-24">
      {CORE.map((name, index) => (
        <CoreService key={name} name={name} isMirrored={index % 2 === 1} />
      ))}
    </Container>
  )
}

function CoreService({ name, isMirrored }: { name: (typeof CORE)[number]; isMirrored: boolean }) {
  const { title, lead, pictures, buttons } = useSection(name, { pictures: 1, buttons: true })
  const [picture] = pictures
  return (
    <section
      aria-label={title}
      className={joinClasses(
        'grid items-center gap-6 md:gap-14',
        picture && (isMirrored ? 'md:grid-cols-[1fr_1.35fr]' : 'md:grid-cols-[1.35fr_1fr]'),
      )}
    >
      {picture && (
        <Picture
          address={picture.src}
          alt={picture.alt}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className={joinClasses(
            'aspect-16/10 w-full rounded-card object-cover',
            isMirrored && 'md:order-last',
          )}
        />
      )}
      <div className="min-w-0">
        <h2 className="text-3xl wrap-anywhere">{title}</h2>
        <SectionText blocks={lead} className="mt-4 max-w-md text-lg text-ink-soft" />
        <SectionButtons buttons={buttons} look="quiet" />
      </div>
    </section>
  )
}
