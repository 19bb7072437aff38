import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, name = '', l, c, h]) => [name, luminance(Number(l), Number(c), Number(h))] as const,
  ),
)

const TEXT = 4.5
const CONTROL = 3

test.each([
  ...pairs(['ink', 'ink-soft', 'forest', 'leaf', 'alarm'], ['cream', 'paper', 'sand'], TEXT),
  ...pairs(['ink', 'forest'], ['mist', 'gold-soft', 'blush', 'dusk-soft', 'line'], TEXT),
  ...pairs(['alarm'], ['blush'], TEXT),
  ...pairs(['clay'], ['cream', 'paper'], TEXT),
  ...pairs(
    ['paper'],
    ['clay', 'clay-deep', 'forest', 'forest-deep', 'leaf', 'lake', 'plum', 'alarm', 'dusk'],
    TEXT,
  ),
  ...pairs(['cream', 'gold-soft'], ['forest', 'forest-deep', 'dusk'], TEXT),
  ...pairs(['gold'], ['forest-deep', 'dusk'], TEXT),
  ...pairs(['line-strong'], ['cream', 'paper', 'sand'], CONTROL),
  ...pairs(['gold'], ['forest'], CONTROL),
  ...pairs(['dusk'], ['cream', 'paper', 'sand', 'mist'], CONTROL),
])('%s on %s reaches %f:1', (front, ground, least) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(least)
})

test('the measure is right: black on white is 21:1', () => {
  expect(ratio(luminance(0, 0, 0), luminance(1, 0, 0))).toBeCloseTo(21, 1)
})

function pairs(fronts: string[], grounds: string[], least: number) {
  return fronts.flatMap((front) => grounds.map((ground) => [front, ground, least] as const))
}

function contrast(front: string, ground: string): number {
  const one = colors.get(front)
  const other = colors.get(ground)
  if (one === undefined || other === undefined) throw new Error(`no token ${front} or ${ground}`)
  return ratio(one, other)
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminance (WCAG 2.2) of an OKLCH colour, through Ottosson's matrices to linear sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
