import { slugOf } from '@/kernel/slug'

type Named = { id: number; name: string; englishName?: string | undefined }

/** Address of a category's own page, the same in every language. Of several with one name the first has the plain address, the others add their id. */
export function categoryPath(category: Named, all: readonly Named[]): string {
  return `/villas/${categorySlug(category, all)}`
}

/** The category whose page stands at this part of an address; undefined where none does. */
export function findCategory<Item extends Named>(all: readonly Item[], slug: string): Item | undefined {
  return all.find((category) => categorySlug(category, all) === slug)
}

function categorySlug(category: Named, all: readonly Named[]): string {
  const slug = plainSlug(category)
  const first = all.find((other) => plainSlug(other) === slug)
  return first === undefined || first.id === category.id ? slug : `${slug}-${category.id}`
}

function plainSlug({ name, englishName = name }: Named): string {
  return slugOf(englishName) || 'villa'
}
