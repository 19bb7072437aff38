import { useScore } from '@/features/reviews/web/use-score'
import { Container, Section } from '@/web/ui/section'
import { aboutContent } from '../content/about'

export function AboutFigures() {
  const { figures } = aboutContent
  const { score, source } = useScore('about')
  return (
    <section aria-labelledby="figures-title" className="on-dark bg-forest">
      <h2 id="figures-title" className="sr-only">
        {figures.title}
      </h2>
      <Container>
        <dl className="grid grid-cols-2 lg:grid-cols-4">
          {figures.items.map(({ figure, of }, index) => (
            <div key={of} className={`flex flex-col-reverse justify-end py-8 md:py-12 ${BORDERS[index]}`}>
              <dt className="text-cream/85">
                {of} {figure === null && <span className="block text-sm">{source}</span>}
              </dt>
              <dd className="tabular font-serif text-4xl text-gold">{figure ?? score}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

/** Hairlines between the four figures: two by two on phones, side by side on wide screens. */
const BORDERS = [
  'border-cream/20 max-lg:border-b',
  'border-cream/20 border-l pl-6 max-lg:border-b lg:pl-10',
  'border-cream/20 lg:border-l lg:pl-10',
  'border-cream/20 border-l pl-6 lg:pl-10',
]

export function AboutPurpose() {
  const { purpose, values } = aboutContent
  return (
    <Section ground="paper" aria-labelledby="values-title">
      <div className="grid gap-10 border-b border-line pb-14 md:grid-cols-2 md:gap-14 md:pb-20">
        {purpose.map(({ title, text }) => (
          <div key={title}>
            <h2 className="text-sm font-semibold tracking-wide text-clay [font-family:var(--font-sans)]">
              {title}
            </h2>
            <p className="mt-3 font-serif text-xl leading-snug text-pretty">{text}</p>
          </div>
        ))}
      </div>
      <div className="grid gap-8 pt-14 md:pt-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="values-title" className="text-3xl">
          {values.title}
        </h2>
        <ol>
          {values.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-[3rem_12rem_1fr]"
            >
              <span aria-hidden="true" className="tabular font-serif text-xl text-clay">
                {index + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft max-sm:col-start-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
