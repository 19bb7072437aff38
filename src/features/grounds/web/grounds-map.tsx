import { Fragment, type ReactNode } from 'react'
import { drawHouses, MARK_SIZE, namesOffPlan, PLAN_SIZE, type PlanUnit } from '../rules/grounds-plan'
import { GroundsLand } from './grounds-land'
import { GROUNDS_WORDS as words } from './grounds-text'

/** What a villa is to whoever looks at the map. */
export type MarkState = keyof typeof words.state

export type MarkedVilla = PlanUnit & { id: number }

export type GroundsMapProps<Villa extends MarkedVilla> = {
  villas: readonly Villa[]
  /** What a villa is called below the map. */
  nameOf: (villa: Villa) => string
  stateOf: (villa: Villa) => MarkState
  /** Wraps the mark of a villa that leads somewhere; it takes no focus, since the list beside the map does. */
  renderMark?: (villa: Villa, mark: ReactNode) => ReactNode
  /** Hears which mark was pressed, where marks are not links. */
  onPick?: (villa: Villa) => void
  /** The villa that is pointed at in the list. */
  lit?: number | null | undefined
}

/**
 * The grounds with every villa that has a place. For eyes and pointers: the list that stands beside it says the same in
 * words and takes the keyboard, so each villa is met once (docs/decisions/grounds-map.md).
 */
export function GroundsMap<Villa extends MarkedVilla>(props: GroundsMapProps<Villa>) {
  const { villas, nameOf, stateOf, renderMark, onPick, lit } = props
  const taken = villas.filter((villa) => stateOf(villa) === 'taken').map((villa) => nameOf(villa))
  const offPlan = namesOffPlan(villas, nameOf)
  return (
    <figure>
      <GroundsPlan villas={villas}>
        {villas.map((villa) => {
          if (!villa.place) return null
          const mark = (
            <Mark
              {...villa.place}
              label={villa.roomNumber ?? villa.name}
              state={stateOf(villa)}
              isLit={villa.id === lit}
            />
          )
          if (renderMark) return <Fragment key={villa.id}>{renderMark(villa, mark)}</Fragment>
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; keys choose in the list
            <g
              key={villa.id}
              data-keep-clear={(onPick && stateOf(villa) !== 'taken') || undefined}
              onClick={() => onPick?.(villa)}
            >
              {mark}
            </g>
          )
        })}
      </GroundsPlan>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {words.note}
        {taken.length > 0 && <span className="block">{words.taken(taken)}</span>}
        {offPlan.length > 0 && <span className="block">{words.offPlan(offPlan)}</span>}
      </figcaption>
    </figure>
  )
}

type GroundsPlanProps = { villas: Parameters<typeof drawHouses>[0]; children: ReactNode }

/** The land and the houses of the villas, with their marks as children. */
export function GroundsPlan({ villas, children }: GroundsPlanProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PLAN_SIZE.width} ${PLAN_SIZE.height}`}
      className="w-full max-w-xl rounded-card border border-line"
    >
      <GroundsLand />
      {drawHouses(villas).map(({ name, ...box }) => (
        <g key={name}>
          <rect
            {...box}
            rx="12"
            fill="var(--color-cream)"
            stroke="var(--color-line-strong)"
            strokeWidth="1.5"
          />
          <text
            x={box.x + box.width / 2}
            y={box.y - 6}
            textAnchor="middle"
            fontSize="17"
            fontWeight="600"
            fill="var(--color-ink)"
          >
            {name}
          </text>
        </g>
      ))}
      {children}
    </svg>
  )
}

type Look = { fill: string; text: string; stroke: string; dashes?: string }

const LOOKS: Record<MarkState, Look> = {
  free: { fill: 'var(--color-paper)', text: 'var(--color-ink)', stroke: 'var(--color-forest)' },
  plain: { fill: 'var(--color-paper)', text: 'var(--color-ink)', stroke: 'var(--color-forest)' },
  here: { fill: 'var(--color-forest)', text: 'var(--color-paper)', stroke: 'var(--color-forest)' },
  chosen: { fill: 'var(--color-forest)', text: 'var(--color-paper)', stroke: 'var(--color-gold)' },
  taken: {
    fill: 'var(--color-sand)',
    text: 'var(--color-ink-soft)',
    stroke: 'var(--color-line-strong)',
    dashes: '4 4',
  },
  other: { fill: 'var(--color-sand)', text: 'var(--color-ink-soft)', stroke: 'var(--color-line)' },
}

type MarkProps = { x: number; y: number; label: string; state: MarkState; isLit?: boolean }

/** A villa on the plan: its room number, and in a word what it is. */
export function Mark({ x, y, label, state, isLit = false }: MarkProps) {
  const { fill, text, stroke, dashes } = LOOKS[state]
  const said = words.state[state]
  const corner = { x: x - MARK_SIZE / 2, y: y - MARK_SIZE / 2, width: MARK_SIZE, height: MARK_SIZE }
  return (
    <g textAnchor="middle" fill={text}>
      <rect
        {...corner}
        rx="9"
        fill={fill}
        stroke={isLit ? 'var(--color-clay)' : stroke}
        strokeWidth={isLit || state === 'chosen' ? 5 : 2}
        strokeDasharray={dashes}
      />
      <text
        x={x}
        y={said ? y - 2 : y + 6}
        fontSize="17"
        fontWeight="600"
        textDecoration={state === 'taken' ? 'line-through' : undefined}
      >
        {label}
      </text>
      {said && (
        <text x={x} y={y + 16} fontSize="15">
          {said}
        </text>
      )}
    </g>
  )
}
