import { PLAN_SIZE } from '../rules/grounds-plan'
import { GROUNDS_WORDS } from './grounds-text'

const { places: words } = GROUNDS_WORDS

/** Middles of the umbrella trees, and how far their crowns reach. */
const TREES = [
  [222, 36, 15],
  [18, 206, 12],
  [160, 190, 12],
  [244, 378, 11],
  [20, 366, 13],
  [252, 184, 14],
  [160, 376, 12],
  [246, 478, 11],
  [24, 536, 14],
] as const

const BANANAS = [
  [176, 262],
  [200, 254],
  [224, 262],
  [188, 284],
  [212, 284],
] as const

/** The land of the hotel from above: hills, paths, gardens and the houses that hold no villa. */
export function GroundsLand() {
  const { width, height } = PLAN_SIZE
  return (
    <g>
      <rect width={width} height={height} fill="var(--color-mist)" />
      <path
        d="M0 0h400v26c-40 14-70-8-120 4S170 48 110 32 30 22 0 36z"
        fill="var(--color-leaf)"
        opacity="0.35"
      />
      <path d="M0 0h400v12c-60 10-90-10-150 2S90 26 0 14z" fill="var(--color-forest)" opacity="0.55" />
      <path
        d="M200 556V340C120 330 120 222 200 210V146M200 340c80-10 80-118 0-130M200 210H127M200 210h73M200 356H127M200 356h73M200 462H127M200 462h73M200 156h-60M200 156h73"
        fill="none"
        stroke="var(--color-sand)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <ellipse cx="200" cy="272" rx="48" ry="46" fill="var(--color-leaf)" opacity="0.28" />
      {BANANAS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}q-9-9-12 2M${x} ${y}q9-9 12 2M${x} ${y}q-2-12 5-13M${x} ${y}v9`}
          fill="none"
          stroke="var(--color-leaf)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      {TREES.map(([x, y, reach]) => (
        <g key={`${x} ${y}`} fill="var(--color-leaf)">
          <circle cx={x} cy={y} r={reach} opacity="0.55" />
          <circle cx={x - 3} cy={y - 3} r={reach / 2} opacity="0.6" />
        </g>
      ))}
      <House x={196} y={84} width={62} height={56} name={words.hall} />
      <House x={146} y={396} width={116} height={46} name={words.restaurant} />
      <House x={152} y={498} width={104} height={42} name={words.reception} />
      <Words x={200} y={308}>
        {words.bananas}
      </Words>
      <Words x={332} y={546}>
        {words.parking}
      </Words>
      <path d="M180 560v-10l8 5 8-5v10zM216 560v-10l8 5 8-5v10z" fill="var(--color-clay)" />
    </g>
  )
}

type HouseProps = { x: number; y: number; width: number; height: number; name: string }

/** A roof from above, its ridge along the longer side. */
function House({ x, y, width, height, name }: HouseProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="4" fill="var(--color-blush)" />
      <path
        d={`M${x} ${y}l12 ${height / 2}-12 ${height / 2}M${x + width} ${y}l-12 ${height / 2} 12 ${height / 2}M${x} ${y}h${width}v${height}h${-width}z`}
        fill="none"
        stroke="var(--color-clay)"
        strokeWidth="1.5"
      />
      <Words x={x + width / 2} y={y + height / 2 + 6}>
        {name}
      </Words>
    </g>
  )
}

function Words({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="16" fill="var(--color-ink)">
      {children}
    </text>
  )
}
