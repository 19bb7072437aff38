import { Picture } from '@/web/ui/picture'
import { Container, Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { aboutContent } from '../content/about'

export function AboutHero() {
  const { hero } = aboutContent
  return (
    <header className="bg-forest-deep on-dark">
      <div className="relative">
        <Picture
          address={hero.picture}
          alt=""
          size="hero"
          isFirst
          className="h-72 w-full object-cover object-[50%_75%] sm:h-96 lg:h-[34rem]"
        />
        <div className="absolute inset-0 scrim-ground" />
      </div>
      <Container className="relative -mt-14 pb-12 md:pb-16 lg:-mt-28">
        <p className="mb-3 text-sm font-semibold tracking-wide text-gold-soft">{hero.kicker}</p>
        <div className="grid items-end gap-6 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="max-w-measure text-lg">{hero.line}</p>
        </div>
      </Container>
    </header>
  )
}

export function AboutStory() {
  const { story } = aboutContent
  return (
    <Section aria-labelledby="story-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-20">
        <div>
          <WovenBand className="mb-6 max-w-36 text-cream" />
          <blockquote className="font-serif text-2xl text-forest text-balance">{story.quote}</blockquote>
          <Picture
            address={story.picture}
            alt={story.pictureAlt}
            sizes="(min-width: 64rem) 35vw, 100vw"
            className="mt-10 aspect-4/3 w-full rounded-card object-cover"
          />
        </div>
        <div>
          <h2 id="story-title" className="text-2xl">
            {story.title}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-measure text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
