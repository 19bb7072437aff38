import { currentLanguage } from '@/kernel/language'

/** A room of a plan, in units from its upper left corner; the number tells rooms of one kind apart. */
export type PlanRoom = {
  kind: 'bedroom' | 'bathroom' | 'washroom' | 'sitting' | 'kitchen' | 'outside'
  number: number | null
  x: number
  y: number
  width: number
  height: number
}

export type FloorPlan = { width: number; height: number; rooms: PlanRoom[] }

type Facts = { bedrooms: number; bathrooms: number; balconies: number; amenities: readonly string[] }

const BACK = 5
const FRONT = 4
const OUTSIDE = 2
const WIDTHS = { bedroom: 6, bathroom: 3, washroom: 3, kitchen: 4 }
const MOST_ROOMS = 8

/**
 * Which rooms there are and how they lie to each other, drawn from a category's facts and not to scale: bedrooms with
 * their bathrooms behind, sitting room and kitchen in front, what is outside before them. Half a bathroom is a washroom.
 * Null where the facts name no bedroom, or more rooms than a drawing shows.
 */
export function drawFloorPlan({ bedrooms, bathrooms, balconies, amenities }: Facts): FloorPlan | null {
  const beds = Math.ceil(bedrooms)
  const baths = Math.floor(bathrooms)
  if (beds < 1 || beds + baths > MOST_ROOMS) return null
  const names = (pattern: RegExp) => amenities.some((amenity) => pattern.test(amenity))
  const [kitchen, sitting] = wordsHere()
  const hasKitchen = names(kitchen)
  const hasSitting = hasKitchen || beds > 1 || names(sitting)

  const back = [
    ...Array.from({ length: Math.max(beds, baths) }, (_, index) => [
      ...(index < beds ? (['bedroom'] as const) : []),
      ...(index < baths ? (['bathroom'] as const) : []),
    ]).flat(),
    ...(bathrooms > baths ? (['washroom'] as const) : []),
  ]
  let x = 0
  const counted = { bedroom: 0, bathroom: 0, washroom: 0 }
  const rooms: PlanRoom[] = back.map((kind) => {
    counted[kind] += 1
    const isOnly = back.filter((other) => other === kind).length === 1
    const room = { kind, number: isOnly ? null : counted[kind], x, y: 0, width: WIDTHS[kind], height: BACK }
    x += WIDTHS[kind]
    return room
  })
  const width = x
  let y = BACK
  if (hasSitting) {
    const kitchen = hasKitchen ? WIDTHS.kitchen : 0
    rooms.push({ kind: 'sitting', number: null, x: 0, y, width: width - kitchen, height: FRONT })
    if (hasKitchen)
      rooms.push({ kind: 'kitchen', number: null, x: width - kitchen, y, width: kitchen, height: FRONT })
    y += FRONT
  }
  if (balconies > 0) {
    rooms.push({ kind: 'outside', number: null, x: 0, y, width, height: OUTSIDE })
    y += OUTSIDE
  }
  return { width, height: y, rooms }
}

/** How amenities name a kitchen and a sitting room: in the current language, and in English where they are not translated. */
function wordsHere(): readonly [kitchen: RegExp, sitting: RegExp] {
  const language = currentLanguage()
  if (language === 'fr') return [/kitchen|cuisine/i, /sitting room|living room|lounge|dining|salon|séjour/i]
  if (language === 'sw') return [/kitchen|jiko/i, /sitting room|living room|lounge|dining|sebule/i]
  if (language === 'de') return [/kitchen|küche/i, /sitting room|living room|lounge|dining|wohn/i]
  return [/kitchen/i, /sitting room|living room|lounge|dining/i]
}
