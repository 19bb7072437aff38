import { defineWords } from '@/kernel/words'

/** Why a guest stays; told where they like. */
export const PURPOSES = ['holiday', 'business', 'conference', 'family', 'transit', 'other'] as const

export type Purpose = (typeof PURPOSES)[number]

export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = defineWords(
  'registration-cards-purposes.PURPOSE_NAMES',
  {
    holiday: 'Holiday',
    business: 'Business',
    conference: 'Conference or training',
    family: 'Family or friends',
    transit: 'On the way elsewhere',
    other: 'Something else',
  },
)

/** How a card was signed: on a screen, or with a pen on the printed one. */
export const SIGNED_HOW = ['drawn', 'paper'] as const

export type SignedHow = (typeof SIGNED_HOW)[number]

/** The field that is signed in, in the units of its path. */
export const SIGNING_FIELD = { width: 600, height: 200 } as const

/** Several hundred points, a fast hand's whole name. */
export const LONGEST_SIGNATURE = 30_000

/** Lines from point to point within the field, and nothing else: `M10 20L11 22M40 5L41 6`. */
export const SIGNATURE_FORM = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

/** Where a finger or pen was, in the units of the field. */
export type Point = { x: number; y: number }

/** The strokes of a hand as a path; one that is a mere dot becomes a short line, so that it shows. */
export function toSignature(strokes: readonly (readonly Point[])[]): string {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map(([first = { x: 0, y: 0 }, ...rest]) => {
      const points = rest.length > 0 ? rest : [{ x: first.x + 1, y: first.y }]
      return `M${tell(first)}${points.map((point) => `L${tell(point)}`).join('')}`
    })
    .join('')
}

function tell({ x, y }: Point): string {
  const { width, height } = SIGNING_FIELD
  const within = (at: number, most: number) => Math.min(most, Math.max(0, Math.round(at)))
  return `${within(x, width)} ${within(y, height)}`
}

/** How far a card is that the hotel asks for. */
export const CARD_STATES = ['missing', 'unsigned', 'signed'] as const

export type CardState = (typeof CARD_STATES)[number]
