import { categoriesText } from '@/features/categories/text'
import { Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { restaurantContent } from '../content/restaurant'

/** The menu as a printed card: names only, no prices. */
export function RestaurantMenu() {
  const { menu } = restaurantContent
  return (
    <Section aria-labelledby="menu-title" className="lg:pt-36">
      <div className="border border-line-strong/40 bg-paper p-3">
        <div className="border border-line-strong/40 px-5 py-10 sm:px-10 md:py-16">
          <header className="mx-auto max-w-xl text-center">
            <WovenBand className="mx-auto mb-6 max-w-36 text-paper" />
            <h2 id="menu-title" className="text-3xl">
              {menu.title}
            </h2>
            <p className="mt-4 text-ink-soft">{menu.line}</p>
          </header>
          <div className="mt-12 grid gap-12 md:grid-cols-3 md:gap-0 md:*:not-first:border-l md:*:border-line">
            {menu.groups.map(({ title, dishes }) => (
              <section key={title} aria-label={title} className="text-center md:px-6 lg:px-8">
                <h3 className="text-xl text-clay">{title}</h3>
                <ul className="mt-5 grid gap-3">
                  {dishes.map((dish) => (
                    <li key={dish} className="text-balance">
                      {dish}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p className="mx-auto mt-12 max-w-xl border-t border-line pt-6 text-center text-sm text-ink-soft">
            {menu.note}
          </p>
        </div>
      </div>
    </Section>
  )
}

/** What each board means here: half board is breakfast and lunch. */
export function RestaurantBoards() {
  const { boards } = restaurantContent
  return (
    <Section ground="forest" aria-labelledby="boards-title" className="md:py-20">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id="boards-title" className="text-2xl">
            {boards.title}
          </h2>
          <p className="mt-3 text-cream/85">{boards.line}</p>
        </div>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {boards.items.map(({ key, text }) => (
            <div key={key} className="border-t-2 border-gold pt-4">
              <dt className="font-serif text-xl">{categoriesText[key]}</dt>
              <dd className="mt-2 text-cream/85">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
