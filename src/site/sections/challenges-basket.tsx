import { joinClasses } from '@/web/ui/classes'
import { challengesContent } from '../content/challenges'

const CENTRE = 160
const RING = 12

/** A coiled basket seen from above: one ring a challenge, woven from the middle outwards. */
export function ChallengesBasket({
  done,
  total,
  className,
}: {
  done: number
  total: number
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 320 320"
      role="img"
      aria-label={challengesContent.basket(done, total)}
      className={joinClasses('block fill-none', className)}
    >
      {Array.from({ length: total }, (_, ring) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is nothing but its place
        <Ring key={ring} ring={ring} isWoven={ring < done} />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="6" className="fill-gold" />
    </svg>
  )
}

const STRANDS = [
  { ground: 'stroke-clay', stitch: 'stroke-gold' },
  { ground: 'stroke-cream', stitch: 'stroke-clay' },
  { ground: 'stroke-gold', stitch: 'stroke-forest' },
  { ground: 'stroke-leaf', stitch: 'stroke-cream' },
]

function Ring({ ring, isWoven }: { ring: number; isWoven: boolean }) {
  const radius = 13 + ring * RING
  const { ground, stitch } = STRANDS[ring % STRANDS.length] ?? STRANDS[0] ?? { ground: '', stitch: '' }
  // Whole pairs of stitches, so that the coil has no seam.
  const pairs = 6 + ring * 5
  const length = Math.PI * radius
  const circle = { cx: CENTRE, cy: CENTRE, r: radius }
  return (
    <g>
      <circle {...circle} strokeWidth="1.5" strokeDasharray="3 5" className="stroke-cream/45" />
      <g
        className={joinClasses(
          'transition-opacity duration-300 motion-reduce:transition-none',
          isWoven ? 'opacity-100' : 'opacity-0',
        )}
      >
        <circle {...circle} strokeWidth={RING - 1} className={ground} />
        <circle
          {...circle}
          strokeWidth={ring % 3 === 1 ? RING - 1 : RING - 6}
          strokeDasharray={`${length / pairs}`}
          className={stitch}
        />
      </g>
    </g>
  )
}
