import type { Category } from '@/features/categories/contract'
import { CategoryFacts } from '@/features/categories/web/category-facts'
import { Badge } from '@/web/ui/badge'
import { Breadcrumbs } from '@/web/ui/breadcrumbs'
import { Picture } from '@/web/ui/picture'
import { villasContent } from '../content/villas'

/** The steps from the start to a category's page. */
export function categoryTrail(name: string, path: string) {
  return [
    { name: villasContent.home, path: '/' },
    { name: villasContent.title, path: '/villas' },
    { name, path },
  ]
}

/** The picture reaches the page's edge on wide screens; the words stand beside it in the page's column. */
export function CategoryHero({ category, path }: { category: Category; path: string }) {
  return (
    <header className="grid bg-paper lg:min-h-150 lg:grid-cols-2">
      <div className="relative lg:order-last">
        <Picture
          address={category.imageUrl}
          alt=""
          isFirst
          sizes="(min-width: 64rem) 75vw, 100vw"
          className="aspect-4/3 w-full object-cover sm:aspect-2/1 lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
        {category.badge && (
          <Badge color={category.badgeColor} className="absolute bottom-4 left-5 lg:bottom-8 lg:left-8">
            {category.badge}
          </Badge>
        )}
      </div>
      <div className="flex max-w-2xl flex-col justify-center px-5 py-8 sm:px-8 lg:ml-auto lg:w-[min(100%,38rem)] lg:py-16 lg:pr-14">
        <Breadcrumbs trail={categoryTrail(category.name, path)} />
        <h1 className="mt-5 text-4xl">{category.name}</h1>
        {category.description && (
          <p className="mt-5 max-w-measure text-lg text-ink-soft">{category.description}</p>
        )}
        <CategoryFacts category={category} className="mt-7 border-t border-line pt-5 font-semibold" />
      </div>
    </header>
  )
}
