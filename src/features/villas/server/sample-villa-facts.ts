import type { villas } from './table'

type UnitFacts = Required<Pick<typeof villas.$inferInsert, 'planX' | 'planY'>> &
  Pick<typeof villas.$inferInsert, 'beds' | 'view'>

/** By room number: where each sample villa stands on the plan, and its beds and view where its category's are not its own. */
export const sampleVillaFacts: Record<string, UnitFacts> = {
  S11: { planX: 46, planY: 92, view: 'The whole sky, from an open terrace' },
  S12: { planX: 100, planY: 92, view: 'Hills on two sides' },
  S13: {
    planX: 154,
    planY: 92,
    view: 'The sunset, along the whole veranda',
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'queen', count: 1 },
      { kind: 'single', count: 2 },
      { kind: 'bunk', count: 1 },
    ],
  },
  S01: { planX: 46, planY: 146, view: 'Straight west, into the sunset' },
  S02: {
    planX: 100,
    planY: 146,
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
  },
  V11: { planX: 300, planY: 92, view: 'Makenke, over the desk' },
  V12: {
    planX: 354,
    planY: 92,
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
  },
  V01: { planX: 300, planY: 146, view: 'The village paths' },
  V02: { planX: 354, planY: 146, view: 'An umbrella tree and the village paths' },
  R11: { planX: 46, planY: 262, view: 'The rose beds, from above' },
  R12: { planX: 100, planY: 262, view: 'Sunrise and sunset, from the corner' },
  R01: { planX: 46, planY: 316, view: 'Roses on both sides of the path' },
  R02: { planX: 100, planY: 316 },
  G11: { planX: 300, planY: 262, view: 'Tree tops, and the first folds of the hills' },
  G12: {
    planX: 354,
    planY: 262,
    view: 'Leaves and morning light',
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'single', count: 1 },
    ],
  },
  G01: { planX: 300, planY: 316 },
  G02: { planX: 354, planY: 316, view: 'Green, through one big window' },
  H11: { planX: 46, planY: 432, view: 'The garden, from a small round balcony' },
  H12: { planX: 100, planY: 432, view: 'The last of the sun' },
  H01: { planX: 46, planY: 486 },
  H02: { planX: 100, planY: 486, beds: [{ kind: 'three-quarter', count: 2 }] },
  F11: { planX: 300, planY: 432, view: 'The hills, past a wide balcony' },
  F03: { planX: 354, planY: 432 },
  F01: { planX: 300, planY: 486 },
  F02: {
    planX: 354,
    planY: 486,
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'single', count: 2 },
    ],
  },
}
