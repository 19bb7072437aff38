import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/web/ui/button'
import type { Category } from '../contract'
import { bookRoute } from '../rules/book-route'
import { lowestPrice } from '../rules/from-price'
import { categoriesText } from '../text'
import type { SearchedStay } from './category-row'
import { useCategories } from './use-categories'

/**
 * On phones, the price and the way to book stay within reach of the thumb; it comes to rest at the end of the page.
 * On a category's own page it speaks of that category.
 */
export function BookBar({ category, searched = {} }: { category?: Category; searched?: SearchedStay }) {
  const all = useCategories().data ?? []
  const price = lowestPrice(category ? [category] : all)
  const look = buttonClass({ look: 'action', className: price ? '' : 'grow' })
  return (
    <div className="sticky bottom-0 low:static z-30 flex print:hidden min-h-17 items-center justify-between gap-4 border-t border-line bg-paper px-5 py-2.5 md:hidden">
      {price && (
        <p className="tabular text-sm text-ink-soft">
          {categoriesText.from} <b className="text-xl text-ink">{price}</b> {categoriesText.perNight}
        </p>
      )}
      {category ? (
        <Link to={bookRoute(searched)} search={{ ...searched, category: category.id }} className={look}>
          {categoriesText.bookNow}
        </Link>
      ) : (
        <Link to="/booking" search={searched} className={look}>
          {categoriesText.bookNow}
        </Link>
      )}
    </div>
  )
}
