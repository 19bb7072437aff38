import { Link } from '@tanstack/react-router'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Category } from '@/features/categories/contract'
import { boardsOf } from '@/features/categories/rules/boards'
import { bookRoute } from '@/features/categories/rules/book-route'
import { categoriesText } from '@/features/categories/text'
import { useProperty } from '@/features/property/web/use-property'
import { priceWeekendNight } from '@/features/rates/rules/weekend-price'
import { formatShortPrice, toCents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { Section } from '@/web/ui/section'
import { categoryContent } from '../content/villas'
import { CategoryFurnishing } from './category-furnishing'

const { prices: words } = categoriesText

/** What is in the villa and in its price, beside the prices themselves. */
export function CategoryAbout({ category, searched }: { category: Category; searched: StayLink }) {
  const { inclusions } = useProperty()
  const included = category.includedServices.length > 0 ? category.includedServices : inclusions
  return (
    <Section aria-label={categoryContent.amenities}>
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="grid gap-10 max-lg:order-last sm:grid-cols-2">
          <CategoryFurnishing category={category} />
          <Marked title={categoryContent.amenities} icon="check" items={category.amenities} />
          <Marked title={categoryContent.included} icon="check" items={included} />
          {category.features.length > 0 && (
            <div className="border-t border-line pt-6 sm:col-span-2">
              <h2 className="text-xl">{categoryContent.features}</h2>
              <p className="mt-2 text-ink-soft">{category.features.join(' · ')}</p>
            </div>
          )}
        </div>
        <CategoryPrices category={category} searched={searched} />
      </div>
    </Section>
  )
}

function Marked({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-leaf" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function CategoryPrices({ category, searched }: { category: Category; searched: StayLink }) {
  const base = category.pricePerNight === null ? null : toCents(category.pricePerNight)
  const { weekendPrice } = category
  const boards = boardsOf(category)
  return (
    <aside
      aria-labelledby="prices-title"
      className="rounded-card border border-line bg-paper p-6 lg:sticky lg:top-24"
    >
      <h2 id="prices-title" className="text-xl">
        {words.title}
      </h2>
      {boards.length === 0 && <p className="mt-4">{categoriesText.onRequest}</p>}
      <dl className="mt-4 grid ruled border-y border-line">
        {boards.map(({ board, meals, price }) => (
          <div key={board} className="flex items-baseline justify-between gap-4 py-3">
            <dt>
              <span className="font-semibold">{board}</span>
              <span className="block text-sm text-ink-soft">{meals}</span>
            </dt>
            <dd className="tabular font-serif text-xl">{price}</dd>
          </div>
        ))}
        {base !== null && (
          <div className="flex items-baseline justify-between gap-4 py-3">
            <dt>
              <span className="font-semibold">{words.weekend}</span>
              <span className="block text-sm text-ink-soft">{words.withBreakfast}</span>
            </dt>
            <dd className="tabular font-serif text-xl">
              {formatShortPrice(
                priceWeekendNight({ base, weekend: weekendPrice ? toCents(weekendPrice) : null }),
              )}
            </dd>
          </div>
        )}
      </dl>
      {category.guestPrices && <p className="mt-4 text-sm">{category.guestPrices.says}</p>}
      <p className="mt-4 text-sm text-ink-soft">{words.board}</p>
      <p className="mt-1 text-sm text-ink-soft">{words.weekendOwn}</p>
      <Link
        to={bookRoute(searched)}
        search={{ ...searched, category: category.id }}
        className={buttonClass({ look: 'action', size: 'large', className: 'mt-5 w-full' })}
      >
        {categoriesText.bookNow}
      </Link>
    </aside>
  )
}
