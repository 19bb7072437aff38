import type { Category } from '../contract'
import { drawFloorPlan, type PlanRoom } from '../rules/floor-plan'
import { FLOOR_PLAN_WORDS as words } from './floor-plan-text'

/** Pixels of the drawing to a unit of the plan. */
const UNIT = 24
const WALL = 3

const FLOORS: Record<PlanRoom['kind'], string> = {
  bedroom: 'var(--color-cream)',
  bathroom: 'var(--color-mist)',
  washroom: 'var(--color-mist)',
  sitting: 'var(--color-paper)',
  kitchen: 'var(--color-gold-soft)',
  outside: 'var(--color-sand)',
}

/** The rooms of a category and how they lie to each other; nothing where its facts do not tell. */
export function FloorPlan({ category }: { category: Category }) {
  const plan = drawFloorPlan(category)
  if (!plan) return null
  const [width, height] = [plan.width * UNIT + WALL, plan.height * UNIT + WALL]
  return (
    <figure>
      <svg
        role="img"
        aria-label={words.label(plan.rooms.map(nameOf))}
        viewBox={`${-WALL / 2} ${-WALL / 2} ${width} ${height}`}
        className="w-full max-w-xl"
      >
        {plan.rooms.map((room) => (
          <Room key={`${room.kind} ${room.number}`} room={room} />
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">{words.note}</figcaption>
    </figure>
  )
}

function Room({ room }: { room: PlanRoom }) {
  const [x, y, width, height] = [room.x, room.y, room.width, room.height].map((units) => units * UNIT)
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null
  const isOutside = room.kind === 'outside'
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={FLOORS[room.kind]}
        stroke="var(--color-forest)"
        strokeWidth={isOutside ? WALL / 2 : WALL}
        strokeDasharray={isOutside ? '6 4' : undefined}
      />
      {room.kind === 'bedroom' && <Bed x={x + width / 2} y={y + UNIT * 0.6} />}
      <text
        x={x + width / 2}
        y={y + height - (isOutside ? UNIT * 0.75 : UNIT * 0.8)}
        textAnchor="middle"
        fontSize="16"
        fill="var(--color-ink)"
      >
        {nameOf(room)}
      </text>
    </g>
  )
}

/** Two pillows and a blanket, from above. */
function Bed({ x, y }: { x: number; y: number }) {
  const line = { fill: 'var(--color-paper)', stroke: 'var(--color-leaf)', strokeWidth: 2 }
  return (
    <g>
      <rect {...line} x={x - 32} y={y} width="64" height="60" rx="5" />
      <rect {...line} x={x - 27} y={y + 5} width="24" height="13" rx="4" />
      <rect {...line} x={x + 3} y={y + 5} width="24" height="13" rx="4" />
      <path {...line} d={`M${x - 32} ${y + 26}h64`} />
    </g>
  )
}

function nameOf({ kind, number }: PlanRoom): string {
  return [words.rooms[kind], number].filter((part) => part !== null).join(' ')
}
