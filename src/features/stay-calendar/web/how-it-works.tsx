import { Icon } from '@/web/ui/icon'
import { Section, SectionHeading } from '@/web/ui/section'
import { HOW_IT_WORKS as words } from '../text'

/** The three steps of booking and what a guest may rely on. */
export function HowItWorks() {
  return (
    <Section ground="forest" aria-labelledby="how-it-works">
      <SectionHeading id="how-it-works" title={words.title} />
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {words.steps.map((step, index) => (
          <li key={step.title} className="border-t border-cream/20 pt-5">
            <span aria-hidden="true" className="font-serif text-3xl text-gold">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{step.title}</h3>
            <p className="mt-2 text-cream/85">{step.text}</p>
          </li>
        ))}
      </ol>
      <h3 className="sr-only">{words.featuresTitle}</h3>
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {words.features.map((feature) => (
          <li key={feature.title} className="rounded-card border border-cream/20 p-5">
            <Icon name={feature.icon} className="size-7 text-gold" />
            <h4 className="mt-3 text-lg font-semibold">{feature.title}</h4>
            <p className="mt-1 text-cream/85">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
