import { Icon } from '@/web/ui/icon'
import { Section } from '@/web/ui/section'
import { villasContent } from '../content/villas'

export function VillasWhy() {
  const { why } = villasContent
  return (
    <Section ground="forest" aria-labelledby="why-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id="why-title" className="text-3xl">
            {why.title}
          </h2>
          <p className="mt-3 text-lg text-cream/85">{why.line}</p>
        </div>
        <ul className="grid items-start gap-x-12 gap-y-8 sm:grid-cols-2">
          {why.reasons.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-cream/20 pt-5">
              <Icon name={icon} className="row-span-2 size-8 text-gold" />
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-cream/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
