import type { Category } from '@/features/categories/contract'
import { categoryPath } from '@/features/categories/rules/category-page'
import { shortPrice } from '@/features/categories/rules/from-price'
import { categoriesText } from '@/features/categories/text'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Section } from '@/web/ui/section'
import { categoryContent } from '../content/villas'

const OTHERS_SHOWN = 4

/** The categories next to this one, for those who are not sure yet. */
export function CategoryOthers({
  category,
  categories,
}: {
  category: Category
  categories: readonly Category[]
}) {
  const at = categories.indexOf(category)
  const others = [...categories.slice(at + 1), ...categories.slice(0, at)].slice(0, OTHERS_SHOWN)
  if (others.length === 0) return null
  return (
    <Section aria-labelledby="others-title">
      <h2 id="others-title" className="text-2xl">
        {categoryContent.others.title}
      </h2>
      <ul className="mt-6 grid gap-x-12 border-t border-line-strong/40 sm:grid-cols-2">
        {others.map((other) => (
          <li key={other.id} className="border-b border-line-strong/40">
            <PageLink
              path={categoryPath(other, categories)}
              className="group grid min-h-16 grid-cols-[1fr_auto_auto] items-center gap-4 py-3"
            >
              <span>
                <span className="font-serif text-lg wrap-anywhere group-hover:underline">{other.name}</span>
                <span className="block text-sm text-ink-soft">{categoriesText.guests(other.maxGuests)}</span>
              </span>
              <span className="tabular text-ink-soft">
                {shortPrice(other.pricePerNight) ?? categoriesText.onRequest}
              </span>
              <Icon name="chevronRight" className="size-5 text-clay" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
