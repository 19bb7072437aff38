import { samplePicture } from '@/features/media/sample'
import { reviewText } from '@/features/reviews/text'
import { useScore } from '@/features/reviews/web/use-score'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container, Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { landingContent } from '../content/landing'

export function LandingAbout() {
  const { about } = landingContent
  const { score, source } = useScore('landing')
  return (
    <Section id="about" aria-labelledby="about-title">
      <div className="grid items-center gap-10 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
        <div className="relative">
          <Picture
            address={samplePicture('honey-bee')}
            alt={about.pictureAlt}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="aspect-3/2 w-full rounded-card lg:aspect-4/3 object-cover"
          />
          <p className="absolute top-4 right-4 flex items-center gap-3 rounded-control bg-paper px-4 py-2.5 sm:top-6 sm:right-6">
            <b className="tabular font-serif text-2xl font-normal">{score}</b>
            <span className="max-w-36 text-sm leading-tight text-ink-soft">
              {reviewText.scoreOf} <span className="block text-xs">{source}</span>
            </span>
          </p>
        </div>
        <div>
          <h2 id="about-title" className="text-3xl">
            {about.title}
          </h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-measure text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
          <div className="mt-8 flex flex-wrap gap-3">
            <PageLink path="/about" className={buttonClass({ look: 'primary' })}>
              {about.more}
            </PageLink>
            <PageLink path="/villas" className={buttonClass({ look: 'quiet' })}>
              {about.villas}
            </PageLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

export function LandingSpecial() {
  const { special } = landingContent
  return (
    <Section ground="sand" aria-labelledby="special-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <WovenBand className="mb-6 max-w-36 text-sand" />
          <h2 id="special-title" className="text-3xl">
            {special.title}
          </h2>
        </div>
        <ul className="grid ruled border-y border-line-strong/40">
          {special.cards.map(({ icon, title, line }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 py-5 sm:grid-cols-[auto_14rem_1fr] sm:items-center sm:py-6"
            >
              <Icon name={icon} className="size-8 text-clay max-sm:row-span-2" />
              <h3 className="text-xl">{title}</h3>
              <p className="max-w-measure text-ink-soft">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

export function LandingClosing() {
  const { closing } = landingContent
  return (
    <section aria-labelledby="closing-title" className="relative isolate overflow-hidden bg-dusk on-dark">
      <Picture
        address={samplePicture('terrace-at-dusk')}
        alt=""
        size="hero"
        className="absolute inset-0 -z-20 size-full object-cover object-[50%_85%]"
      />
      <div className="absolute inset-0 -z-10 scrim-even lg:scrim" />
      <Container className="py-24 md:py-36">
        <h2 id="closing-title" className="text-4xl">
          {closing.title}
        </h2>
        <p className="mt-5 max-w-lg text-lg">{closing.line}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <PageLink path="/calendar" className={buttonClass({ look: 'action', size: 'large' })}>
            {closing.action}
          </PageLink>
          <PageLink path="/villas" className={buttonClass({ look: 'light', size: 'large' })}>
            {closing.villas}
          </PageLink>
        </div>
      </Container>
    </section>
  )
}
