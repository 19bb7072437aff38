import { joinClasses } from '@/web/ui/classes'
import { Icon, type IconName } from '@/web/ui/icon'
import type { Category } from '../contract'
import { categoriesText as words } from '../text'

/** Guests, bedrooms, bathrooms and, where it is known, the size. */
export function CategoryFacts({ category, className }: { category: Category; className?: string }) {
  const facts: [IconName, string][] = [
    ['guests', words.guests(category.maxGuests)],
    ['bed', words.bedrooms(category.bedrooms)],
    ['bath', words.bathrooms(category.bathrooms)],
  ]
  if (category.roomSize !== null) facts.push(['hut', words.roomSize(category.roomSize)])
  return (
    <ul className={joinClasses('flex flex-wrap gap-x-4 gap-y-1.5', className)}>
      {facts.map(([icon, fact]) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon name={icon} className="size-5 text-leaf in-[.on-dark]:text-gold" />
          {fact}
        </li>
      ))}
    </ul>
  )
}
