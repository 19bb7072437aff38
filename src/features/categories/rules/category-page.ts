import { slugOf } from '@/kernel/slug'

type Named = { id: number; name: string }

/** Address of a category's own page. Of several with one name the first has the plain address, the others add their id. */
export function categoryPath(category: Named, all: readonly Named[]): string {
  return `/villas/${categorySlug(category, all)}`
}

/** The category whose page stands at this part of an address; undefined where none does. */
export function findCategory<Item extends Named>(all: readonly Item[], slug: string): Item | undefined {
  return all.find((category) => categorySlug(category, all) === slug)
}

function categorySlug({ id, name }: Named, all: readonly Named[]): string {
  const slug = slugOf(name) || 'villa'
  const first = all.find((other) => (slugOf(other.name) || 'villa') === slug)
  return first === undefined || first.id === id ? slug : `${slug}-${id}`
}
