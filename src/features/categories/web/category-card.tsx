import { Badge } from '@/web/ui/badge'
import { buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon, type IconName } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import type { Category } from '../contract'
import { boardsOf } from '../rules/boards'
import { shortPrice } from '../rules/from-price'
import { categoriesText } from '../text'

const AMENITIES_SHOWN = 3

/** One category at a glance; a wide one lays its picture beside its words from medium screens on. */
export function CategoryCard({ category, isWide }: { category: Category; isWide: boolean }) {
  const price = shortPrice(category.pricePerNight)
  const hidden = category.amenities.length - AMENITIES_SHOWN
  return (
    <article
      className={joinClasses(
        'flex flex-col overflow-hidden rounded-card border border-line bg-paper',
        isWide && 'md:flex-row',
      )}
    >
      <div className={joinClasses('relative', isWide && 'md:w-1/2 lg:grow')}>
        <Picture
          address={category.imageUrl}
          alt=""
          size="card"
          sizes={isWide ? '100vw' : '(min-width: 64rem) 33vw, 100vw'}
          className={joinClasses('aspect-3/2 w-full object-cover', isWide && 'md:h-full')}
        />
        {category.badge && (
          <Badge color={category.badgeColor} className="absolute top-3 left-3">
            {category.badge}
          </Badge>
        )}
      </div>
      <div
        className={joinClasses('flex grow flex-col p-5', isWide && 'md:w-1/2 lg:max-w-110 lg:grow-0 lg:p-7')}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">{category.name}</h3>
          <p className="tabular shrink-0 text-right text-sm text-ink-soft">
            {price ? (
              <>
                {categoriesText.from} <b className="text-lg text-ink">{price}</b> {categoriesText.perNight}
              </>
            ) : (
              categoriesText.onRequest
            )}
          </p>
        </div>
        {category.description && <p className="mt-2 line-clamp-2 text-ink-soft">{category.description}</p>}
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Fact icon="guests">{categoriesText.guests(category.maxGuests)}</Fact>
          <Fact icon="bed">{categoriesText.bedrooms(category.bedrooms)}</Fact>
          <Fact icon="bath">{categoriesText.bathrooms(category.bathrooms)}</Fact>
        </ul>
        <Boards category={category} />
        {category.amenities.length > 0 && (
          <ul className="mb-5 flex flex-wrap gap-1.5 text-xs font-semibold text-forest">
            {category.amenities.slice(0, AMENITIES_SHOWN).map((amenity) => (
              <li key={amenity} className="rounded-tag bg-mist px-2 py-1">
                {amenity}
              </li>
            ))}
            {hidden > 0 && (
              <li className="rounded-tag border border-line px-2 py-1">{categoriesText.more(hidden)}</li>
            )}
          </ul>
        )}
        <PageLink path="/villas" className={buttonClass({ look: 'quiet', className: 'mt-auto w-full' })}>
          {categoriesText.viewVillas}
        </PageLink>
      </div>
    </article>
  )
}

function Boards({ category }: { category: Category }) {
  const boards = boardsOf(category)
  if (boards.length === 0) return <div className="mt-5" />
  return (
    <div className="my-5 rounded-control bg-cream px-4 py-3 text-sm">
      <h4 className="font-semibold">{categoriesText.pricingOptions}</h4>
      <dl className="mt-1.5 grid gap-1">
        {boards.map(({ board, meals, price }) => (
          <div key={board} className="flex items-baseline justify-between gap-3">
            <dt>
              {board}
              {board !== categoriesText.bedAndBreakfast && (
                <span className="block text-xs text-ink-soft">{meals}</span>
              )}
            </dt>
            <dd className="tabular font-semibold">{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-1">
      <Icon name={icon} className="size-4.5 text-leaf" />
      {children}
    </li>
  )
}
