import { Link } from '@tanstack/react-router'
import type { Day } from '@/kernel/days'
import { Badge } from '@/web/ui/badge'
import { buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import type { Category } from '../contract'
import { boardsOf } from '../rules/boards'
import { bookRoute } from '../rules/book-route'
import { categoriesText as words } from '../text'
import { CategoryFacts } from './category-facts'

export type SearchedStay = {
  checkIn?: Day
  checkOut?: Day
  guests?: number
  children?: number | string
  cot?: 1
}

type CategoryRowProps = {
  category: Category
  /** Address of the category's own page. */
  path: string
  /** Lays the picture to the right on wide screens. */
  isFlipped: boolean
  /** Days and party that were searched for, to go along to the calendar. */
  searched: SearchedStay
}

/** One category in full width: picture beside words, all its boards, Book Now and View Details. */
export function CategoryRow({ category, path, isFlipped, searched }: CategoryRowProps) {
  const boards = boardsOf(category)
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-paper lg:grid-cols-[5fr_6fr]">
      <div className={joinClasses('relative', isFlipped && 'lg:order-last')}>
        <Picture
          address={category.imageUrl}
          alt=""
          size="card"
          sizes="(min-width: 64rem) 45vw, 100vw"
          className="aspect-3/2 size-full object-cover object-[50%_85%] sm:max-lg:aspect-3/1 lg:absolute lg:inset-0 lg:aspect-auto"
        />
        {category.badge && (
          <Badge color={category.badgeColor} className="absolute top-4 left-4">
            {category.badge}
          </Badge>
        )}
      </div>
      <div className="flex flex-col gap-5 p-5 sm:p-8 lg:px-10 lg:py-9">
        <header>
          <h3 className="text-2xl">
            <PageLink
              path={path}
              search={searched}
              className="hover:underline decoration-2 underline-offset-6"
            >
              {category.name}
            </PageLink>
          </h3>
          <CategoryFacts category={category} className="mt-3 text-sm font-semibold" />
        </header>
        {category.description && <p className="max-w-measure text-ink-soft">{category.description}</p>}
        {boards.length > 0 ? (
          <dl className="grid border-y border-line max-sm:ruled sm:grid-cols-3 sm:py-4">
            {boards.map(({ board, meals, price }) => (
              <div
                key={board}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5 sm:grid-cols-1 sm:border-line sm:py-0 sm:not-first:border-l sm:not-first:pl-5"
              >
                <dt className="text-sm leading-snug">
                  <span className="font-semibold">{board}</span>
                  <span className="block text-ink-soft sm:min-h-11">{meals}</span>
                </dt>
                <dd className="tabular font-serif text-xl">{price}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="border-y border-line py-4">{words.onRequest}</p>
        )}
        <div className="mt-auto flex flex-wrap gap-3">
          <Link
            to={bookRoute(searched)}
            search={{ ...searched, category: category.id }}
            className={buttonClass({ look: 'action', className: 'max-sm:grow' })}
          >
            {words.bookNow}
            <span className="sr-only">{category.name}</span>
          </Link>
          <PageLink
            path={path}
            search={searched}
            className={buttonClass({ look: 'quiet', className: 'max-sm:grow' })}
          >
            {words.viewDetails}
            <span className="sr-only">{category.name}</span>
          </PageLink>
        </div>
      </div>
    </article>
  )
}
