import { seededRandom } from '@/kernel/seeded-random'
import {
  drawBananaLeaves,
  drawCow,
  drawHills,
  drawLight,
  drawScene,
  drawStars,
  drawUmbrellaTree,
  drawVilla,
  SKIES,
} from './scenery'

type Place = { width: number; height: number; unit: number; near: string; side: number }

const LEAF = '#12291f'
const RIB = '#2d5a41'

/** What may stand in front of the hills; `side` is the share of the width its middle lies at. */
const FOREGROUNDS: ((place: Place) => string[])[] = [
  ({ width, height, unit, near, side }) => [
    drawUmbrellaTree(width * (1 - side), height * 0.93, unit * 1.2, near),
    drawVilla(width * side, height * 0.9, unit * 1.2),
    drawBananaLeaves(width * (side < 0.5 ? 0.02 : 0.98), height * 1.06, unit * 1.4, LEAF, RIB),
  ],
  ({ width, height, unit, near, side }) => [
    drawUmbrellaTree(width * side, height * 0.92, unit * 1.9, near),
    drawCow(width * (0.9 - side), height * 0.91, unit, near),
    drawCow(width * (1.13 - side), height * 0.93, unit * 1.15, near, -1),
  ],
  ({ width, height, unit }) => [
    drawVilla(width * 0.5, height * 0.9, unit * 1.7),
    drawBananaLeaves(width * 0.06, height * 1.08, unit * 1.9, LEAF, RIB, 8),
    drawBananaLeaves(width * 0.95, height * 1.08, unit * 1.7, LEAF, RIB, -8),
  ],
  ({ width, height, unit, near, side }) => [
    drawVilla(width * (side - 0.13), height * 0.84, unit * 0.7),
    drawVilla(width * (side + 0.12), height * 0.85, unit * 0.8),
    drawVilla(width * side, height * 0.91, unit * 1.25),
    drawUmbrellaTree(width * (1 - side), height * 0.95, unit * 1.5, near),
  ],
]

/** An evening over the hills as SVG text, width × height pixels: the same for the same size, another for another. */
export function drawPlaceholder(width: number, height: number): string {
  const random = seededRandom(width * 7919 + height * 104_729)
  const sky = pick([SKIES.golden, SKIES.sunset, SKIES.dusk, SKIES.night], random)
  const unit = Math.min(width / 1200, height / 800) * 1.3
  const side = random() < 0.5 ? 0.27 : 0.7
  const foreground = pick(FOREGROUNDS, random)({ width, height, unit, near: sky.hills[1], side })
  return drawScene(width, height, sky, [
    ...(sky === SKIES.night ? [drawStars(width, height, 30, random)] : []),
    drawLight(width * (1 - side), height * (0.26 + random() * 0.2), 46 * unit, sky),
    drawHills(width, height, sky, random),
    ...foreground,
  ])
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
