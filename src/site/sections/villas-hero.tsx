import { joinClasses } from '@/web/ui/classes'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { villasContent } from '../content/villas'

/** Each picture stands in an arch of another height, like three doors of one house. */
const DOORS = ['h-36 sm:h-60 lg:h-80', 'h-44 sm:h-72 lg:h-104', 'h-32 sm:h-52 lg:h-72']

export function VillasHero() {
  const { hero } = villasContent
  return (
    <header className="overflow-hidden bg-forest on-dark">
      <Container className="grid items-end gap-10 pt-14 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:pt-16">
        <div className="lg:pb-24">
          <p className="mb-3 text-sm font-semibold tracking-wide text-gold-soft">{hero.kicker}</p>
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="mt-5 max-w-measure text-lg text-cream/85">{hero.line}</p>
        </div>
        <div className="grid grid-cols-3 items-end gap-3 sm:gap-5">
          {hero.pictures.map((address, index) => (
            <Picture
              key={address}
              address={address}
              alt=""
              size="card"
              isFirst
              sizes="(min-width: 64rem) 17vw, 33vw"
              className={joinClasses('w-full rounded-t-full object-cover', DOORS[index])}
            />
          ))}
        </div>
      </Container>
    </header>
  )
}
