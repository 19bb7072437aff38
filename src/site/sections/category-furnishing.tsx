import type { Category } from '@/features/categories/contract'
import { describeBeds } from '@/features/categories/rules/beds'
import { categoryContent } from '../content/villas'

const { furnishing: words } = categoryContent

/** Beds, view and kitchen, as far as they are known. */
export function CategoryFurnishing({ category: { beds, view, kitchen } }: { category: Category }) {
  const facts = [
    [words.beds, describeBeds(beds)],
    [words.view, view],
    [words.kitchen, kitchen.join(', ')],
  ].filter(([, fact]) => fact)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 sm:col-span-2">
      {facts.map(([name, fact]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
