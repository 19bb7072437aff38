import { useQuery } from '@tanstack/react-query'
import type { Category } from '@/features/categories/contract'
import { FloorPlan } from '@/features/categories/web/floor-plan'
import { PictureStrip } from '@/features/gallery/web/picture-strip'
import { picturesOf } from '@/features/search/rules/results'
import { villasQuery } from '@/features/villas/queries'
import { Section } from '@/web/ui/section'
import { categoryContent } from '../content/villas'

const { pictures: words } = categoryContent

/** The category in pictures, rooms before houses, each of which opens in the lightbox, and the plan of its rooms. */
export function CategoryPictures({ category }: { category: Category }) {
  const { data: villas = [] } = useQuery(villasQuery)
  const offers = villas.filter(({ categoryId }) => categoryId === category.id).map((villa) => ({ villa }))
  const pictures = picturesOf({ category, offers }, villas).map(({ address, alt }, index) => ({
    id: index + 1,
    imageUrl: address,
    title: category.name,
    description: alt,
  }))
  if (pictures.length === 0) return null
  return (
    <Section ground="paper" aria-labelledby="pictures-title">
      <h2 id="pictures-title" className="mb-6 text-3xl">
        {words.title}
      </h2>
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <PictureStrip
          label={words.label(category.name)}
          pictures={pictures}
          itemClassName="basis-36 grow sm:basis-72"
          pictureClassName="h-40 w-full rounded-card object-cover sm:h-56"
          sizes="(min-width: 48rem) 33vw, 50vw"
        />
        <div>
          <h3 className="mb-4 text-xl">{words.plan}</h3>
          <FloorPlan category={category} />
        </div>
      </div>
    </Section>
  )
}
