/** The plan of the grounds in its own units, which are near a pixel each on a phone. */
export const PLAN_SIZE = { width: 400, height: 560 } as const

/** How wide and high a villa's mark is on the plan, in its units. */
export const MARK_SIZE = 50

/** A place on the plan, in units from the upper left corner: where the middle of a villa's mark stands. */
export type PlanPlace = { x: number; y: number }

/** A villa as the plan needs it. */
export type PlanUnit = {
  name: string
  roomNumber: string | null
  building: string | null
  place?: PlanPlace | undefined
}

/** A house on the plan: the ground under all its villas. */
export type PlanHouse = { name: string; x: number; y: number; width: number; height: number }

const WALL = 8

/** The houses of the villas that have a place, each as large as the marks of its villas need. */
export function drawHouses(villas: readonly PlanUnit[]): PlanHouse[] {
  const places = new Map<string, PlanPlace[]>()
  for (const { building, place } of villas)
    if (building && place) places.set(building, [...(places.get(building) ?? []), place])
  return [...places].map(([name, own]) => {
    const [left, right] = rangeOf(own.map(({ x }) => x))
    const [top, bottom] = rangeOf(own.map(({ y }) => y))
    return { name, x: left, y: top, width: right - left, height: bottom - top }
  })
}

/** The villas that are not on the plan, by what they are called. */
export function namesOffPlan<V extends PlanUnit>(
  villas: readonly V[],
  nameOf: (villa: V) => string,
): string[] {
  return villas.filter(({ place }) => !place).map((villa) => nameOf(villa))
}

/** A place whose mark is whole on the plan, as near as can be to where a pointer or a number asks for it. */
export function placeOnPlan({ x, y }: PlanPlace): PlanPlace {
  const within = (at: number, size: number) =>
    Math.round(Math.min(Math.max(at, MARK_SIZE / 2), size - MARK_SIZE / 2))
  return { x: within(x, PLAN_SIZE.width), y: within(y, PLAN_SIZE.height) }
}

function rangeOf(middles: readonly number[]): [number, number] {
  const reach = MARK_SIZE / 2 + WALL
  return [Math.min(...middles) - reach, Math.max(...middles) + reach]
}
