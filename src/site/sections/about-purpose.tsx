import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { Section } from '@/web/ui/section'

export function AboutPurpose() {
  const values = useSection('about-values', { entries: true })
  return (
    <Section ground="paper" aria-labelledby="values-title">
      <div className="grid gap-10 border-b border-line pb-14 md:grid-cols-2 md:gap-14 md:pb-20">
        <Purpose name="about-mission" />
        <Purpose name="about-vision" />
      </div>
      <div className="grid gap-8 pt-14 md:pt-20 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="values-title" className="text-3xl">
            {values.title}
          </h2>
          <SectionText blocks={values.lead} className="mt-4 text-ink-soft" />
        </div>
        <ol>
          {values.entries.map(({ heading, blocks }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: values are never moved, and may be said twice
              key={index}
              className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-[3rem_12rem_1fr]"
            >
              <span aria-hidden="true" className="tabular font-serif text-xl text-clay">
                {index + 1}
              </span>
              <h3 className="min-w-0 text-xl wrap-anywhere">{heading}</h3>
              <SectionText blocks={blocks} className="min-w-0 text-ink-soft max-sm:col-start-2" />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function Purpose({ name }: { name: 'about-mission' | 'about-vision' }) {
  const { title, lead } = useSection(name)
  return (
    <div>
      <h2 className="text-sm font-semibold tracking-wide text-clay [font-family:var(--font-sans)]">
        {title}
      </h2>
      <SectionText blocks={lead} className="mt-3 font-serif text-xl leading-snug text-pretty" />
    </div>
  )
}
