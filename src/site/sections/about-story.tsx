import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { RichBlocks } from '@/features/rich-text/web/rich-text'
import { Picture } from '@/web/ui/picture'
import { Container, Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { aboutContent } from '../content/about'

export function AboutHero() {
  const { title, lead, pictures } = useSection('about-hero', { pictures: 1 })
  const [picture] = pictures
  return (
    <header className="bg-forest-deep on-dark">
      {picture && (
        <div className="relative">
          <Picture
            address={picture.src}
            alt={picture.alt}
            size="hero"
            isFirst
            className="h-72 w-full object-cover object-[50%_75%] sm:h-96 lg:h-[34rem]"
          />
          <div className="absolute inset-0 scrim-ground" />
        </div>
      )}
      <Container className={`relative pb-12 md:pb-16 ${picture ? '-mt-14 lg:-mt-28' : 'pt-14'}`}>
        <p className="mb-3 text-sm font-semibold tracking-wide text-gold-soft">{aboutContent.kicker}</p>
        <div className="grid items-end gap-6 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
          <h1 className="min-w-0 text-4xl wrap-anywhere">{title}</h1>
          <SectionText blocks={lead} className="max-w-measure text-lg" />
        </div>
      </Container>
    </header>
  )
}

export function AboutStory() {
  const { title, lead, quote, pictures } = useSection('about-story', { pictures: 1, quote: true })
  const [picture] = pictures
  return (
    <Section aria-labelledby="story-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-20">
        <div>
          <WovenBand className="mb-6 max-w-36 text-cream" />
          {quote.length > 0 && (
            <blockquote className="grid gap-5 font-serif text-2xl text-forest text-balance wrap-anywhere">
              <RichBlocks blocks={quote} />
            </blockquote>
          )}
          {picture && (
            <Picture
              address={picture.src}
              alt={picture.alt}
              sizes="(min-width: 64rem) 35vw, 100vw"
              className="mt-10 aspect-4/3 w-full rounded-card object-cover"
            />
          )}
        </div>
        <div>
          <h2 id="story-title" className="text-2xl">
            {title}
          </h2>
          <SectionText blocks={lead} className="mt-5 max-w-measure text-lg text-ink-soft" />
        </div>
      </div>
    </Section>
  )
}
