/**
 * Parts of the hotel's drawn landscapes: hills of Ankole at dusk, villas of brick and thatch, umbrella trees,
 * banana leaves, long-horned cattle. Each answers SVG text; positions and sizes are units of the picture's viewBox.
 */

export type Sky = { stops: readonly string[]; light: string; hills: readonly [far: string, near: string] }

/** Four hours of an evening, from the top of the sky to the horizon. */
export const SKIES = {
  golden: {
    stops: ['#7d8fa8', '#d9a98a', '#f3c877', '#fbe3ae'],
    light: '#fff3cf',
    hills: ['#d9a877', '#1c3a2b'],
  },
  sunset: {
    stops: ['#3b3560', '#8d4a62', '#d4703f', '#f2b65f'],
    light: '#ffdf94',
    hills: ['#b8654a', '#15302a'],
  },
  dusk: {
    stops: ['#1f2142', '#3d3a68', '#845576', '#dd8f62'],
    light: '#fbd9a0',
    hills: ['#7a5168', '#12261f'],
  },
  night: {
    stops: ['#14162f', '#20234a', '#3a3a66', '#6d5575'],
    light: '#fdf1d2',
    hills: ['#473f66', '#0e1d1c'],
  },
} as const satisfies Record<string, Sky>

/** The whole picture: its sky as a gradient named `s`, then its parts from far to near. */
export function drawScene(width: number, height: number, sky: Sky, parts: string[]): string {
  const stops = sky.stops.map(
    (color, index) => `<stop offset="${round(index / (sky.stops.length - 1), 2)}" stop-color="${color}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient>` +
    `<radialGradient id="g"><stop stop-color="${sky.light}" stop-opacity=".75"/><stop offset=".45" stop-color="${sky.light}" stop-opacity=".22"/><stop offset="1" stop-color="${sky.light}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>${parts.join('')}</svg>`
  )
}

/** A low sun or a moon with its glow. */
export function drawLight(x: number, y: number, radius: number, sky: Sky): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 5)}" fill="url(#g)"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${sky.light}"/>`
  )
}

/** A few stars in the upper part of the sky. */
export function drawStars(width: number, height: number, count: number, random: () => number): string {
  const stars = Array.from(
    { length: count },
    () => `M${round(random() * width)} ${round(random() * height * 0.45)}h.1`,
  )
  return `<path d="${stars.join('')}" stroke="#fdf1d2" stroke-width="${round(height / 300, 1)}" stroke-linecap="round" opacity=".7"/>`
}

/** Ridges behind one another, hazy in the distance and dark in front; `horizon` and `foot` are shares of the height. */
export function drawHills(
  width: number,
  height: number,
  sky: Sky,
  random: () => number,
  { count = 5, horizon = 0.52, foot = 0.9 } = {},
): string {
  return Array.from({ length: count }, (_, index) => {
    const depth = index / (count - 1)
    const base = height * (horizon + (foot - horizon) * depth)
    const swing = height * (0.085 - 0.03 * depth)
    return `<path d="${ridge(width, height, base, swing, random)}" fill="${mix(sky.hills[0], sky.hills[1], depth ** 0.8)}"/>`
  }).join('')
}

function ridge(width: number, height: number, base: number, swing: number, random: () => number): string {
  const steps = 4 + Math.floor(random() * 3)
  const stride = width / steps
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: index * stride,
    y: base + (random() * 2 - 1) * swing,
  }))
  const curve = points
    .slice(1)
    .map(
      (point) => `S${round(point.x - stride * 0.45)} ${round(point.y)} ${round(point.x)} ${round(point.y)}`,
    )
  return `M0 ${round(points[0]?.y ?? base)}${curve.join('')}V${height}H0z`
}

/** A villa of brick under thatch, its windows lit; (x, y) is the middle of its threshold. */
export function drawVilla(
  x: number,
  y: number,
  scale: number,
  { brick = '#8c4a30', thatch = '#5a4630' } = {},
): string {
  return placed(
    x,
    y,
    scale,
    `<path d="M-62 0v-52H62V0z" fill="${brick}"/><path d="M-62-20v-32H62v12z" fill="#000" opacity=".22"/>` +
      '<path d="M-12 0v-36q12-12 24 0V0z" fill="#ffd88a"/><path d="M0 0v-41" stroke="#7a4a22" stroke-width="2"/>' +
      '<path d="M-48-36h22v20h-22zM26-36h22v20H26z" fill="#ffcf73"/><path d="M-37-36v20M37-36v20M-48-26h22M26-26h22" stroke="#7a4a22" stroke-width="2"/>' +
      `<path d="M-84-44Q-40-66-9-112q9-8 18 0Q40-66 84-44 40-52 0-52T-84-44z" fill="${thatch}"/>` +
      '<path d="M-50-55Q-22-72-5-104M-24-56Q-10-74-2-104M24-56Q10-74 2-104M50-55Q22-72 5-104" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.5"/>',
  )
}

/** An umbrella tree, black against the light; (x, y) is its foot. */
export function drawUmbrellaTree(x: number, y: number, scale: number, color: string): string {
  return placed(
    x,
    y,
    scale,
    `<g fill="${color}"><path d="M-5 0Q0-40-4-70-16-92-44-106l3-4q30 10 42 26 4-24 34-34l3 4Q10-98 6-66 4-30 8 0z"/>` +
      '<path d="M-96-106q-6-14 22-18 4-16 36-14 14-18 46-10 30-4 36 14 40-2 44 16 10 14-24 14-60-8-102 0-46 10-58-2z"/></g>',
  )
}

/** Banana leaves rising from (x, y); negative `scale` mirrors nothing, `lean` tips them in degrees. */
export function drawBananaLeaves(
  x: number,
  y: number,
  scale: number,
  color: string,
  rib: string,
  lean = 0,
): string {
  const leaf = '<path d="M0 0C-34-50-40-120-6-190 30-130 32-60 0 0z"/>'
  const turns = [-68, -40, -12, 18, 46, 74]
  const leaves = turns.map((turn) => `<g transform="rotate(${turn + lean})">${leaf}</g>`).join('')
  const ribs = turns.map((turn) => `<path d="M0 0Q-6-90-6-180" transform="rotate(${turn + lean})"/>`).join('')
  return placed(
    x,
    y,
    scale,
    `<g fill="${color}">${leaves}</g><g fill="none" stroke="${rib}" stroke-width="3">${ribs}</g>`,
  )
}

/** An Ankole cow with its great horns, standing at (x, y); a negative `facing` looks to the left. */
export function drawCow(x: number, y: number, scale: number, color: string, facing: 1 | -1 = 1): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * facing, 2)} ${round(scale, 2)})" fill="${color}">` +
    '<path d="M-46-48q4-10 18-9 22 3 40-2 8-12 20-14 12-2 18 8l6 8q-2 5-9 5-7-2-11 2-4 12-9 18l-1 32h-6l-2-27q-20 8-40 3l-3 24h-6l-1-26q-8-2-10 6-1 8-3 14h-3q1-24 2-32z"/>' +
    `<path d="M38-72C24-82 16-104 30-124M46-73C62-80 72-100 60-122" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round"/></g>`
  )
}

/** A string of lamps hung between (x1, y) and (x2, y), sagging by `sag`. */
export function drawLamps(x1: number, x2: number, y: number, sag: number, count: number): string {
  const lamps = Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / (count + 1)
    const lampY = y + 4 * sag * t * (1 - t)
    return `<circle cx="${round(x1 + (x2 - x1) * t)}" cy="${round(lampY + 7)}" r="6"/>`
  })
  return (
    `<path d="M${round(x1)} ${round(y)}Q${round((x1 + x2) / 2)} ${round(y + 2 * sag)} ${round(x2)} ${round(y)}" fill="none" stroke="#0e1d1c" stroke-width="2"/>` +
    `<g fill="#ffdf94">${lamps.join('')}</g>`
  )
}

function placed(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 2)})">${drawing}</g>`
}

/** A colour between two `#rrggbb` colours; `share` 0 is the first, 1 the second. */
function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16)
    const to = Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function round(value: number, digits = 0): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
