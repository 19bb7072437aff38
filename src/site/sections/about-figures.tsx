import { useScore } from '@/features/reviews/web/use-score'
import { Container } from '@/web/ui/section'
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
