import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawBananaLeaves,
  drawCow,
  drawHills,
  drawLamps,
  drawLight,
  drawScene,
  drawStars,
  drawUmbrellaTree,
  drawVilla,
  SKIES,
} from '../src/features/placeholder-pictures/rules/scenery'
import { seededRandom } from '../src/kernel/seeded-random'

/** Writes the drawn pictures of the sample property to assets/pictures: node --import tsx scripts/pictures.ts */
const WIDTH = 1200
const HEIGHT = 800
const LEAF = '#12291f'
const RIB = '#2d5a41'

const scenes: Record<string, () => string> = {
  'hills-at-dusk': () => {
    const sky = SKIES.sunset
    return scene(sky, [
      drawLight(760, 350, 62, sky),
      hills(sky, 11),
      drawUmbrellaTree(250, 700, 2.1, '#15302a'),
      drawCow(640, 716, 1.05, '#0f2420'),
      drawCow(800, 730, 1.25, '#0d201c', -1),
      drawCow(980, 722, 0.9, '#0f2420'),
    ])
  },
  'villas-in-the-evening': () => {
    const sky = SKIES.dusk
    return scene(sky, [
      drawStars(WIDTH, HEIGHT, 24, seededRandom(4)),
      drawLight(330, 330, 44, sky),
      hills(sky, 23),
      drawVilla(330, 640, 1.25),
      drawVilla(860, 650, 1.4),
      drawVilla(590, 705, 1.9),
      drawBananaLeaves(40, 860, 2, LEAF, RIB, 10),
      drawBananaLeaves(1170, 870, 2.2, LEAF, RIB, -14),
    ])
  },
  'terrace-at-night': () => {
    const sky = SKIES.night
    return scene(sky, [
      drawStars(WIDTH, HEIGHT, 46, seededRandom(9)),
      drawLight(900, 190, 40, sky),
      hills(sky, 37, 0.9),
      drawVilla(220, 690, 2),
      '<path d="M0 690h1200v110H0z" fill="#2a1d18"/><path d="M380 560h10v130h-10zM790 540h10v150h-10zM1180 540h10v150h-10z" fill="#0e1d1c"/>',
      drawLamps(385, 795, 556, 34, 9),
      drawLamps(795, 1185, 546, 30, 9),
      tableWithChairs(520, 720),
      tableWithChairs(740, 740),
      tableWithChairs(980, 724),
      drawBananaLeaves(20, 880, 1.7, '#0c1a18', '#1f4036', 14),
    ])
  },
  'hall-with-lamps': () => {
    const sky = SKIES.golden
    return scene(sky, [
      drawLight(600, 330, 70, sky),
      hills(sky, 51),
      '<path d="M300 700V470L600 330l300 140v230z" fill="#7d4029"/><path d="M250 490 600 300l350 190-24 14-326-176-326 176z" fill="#4a3826"/>',
      '<path d="M360 700V540q40-50 80 0v160zM560 700V520q40-50 80 0v180zM760 700V540q40-50 80 0v160z" fill="#ffd88a"/>',
      '<path d="M400 520v180M600 500v200M800 520v180" stroke="#7a4a22" stroke-width="5"/>',
      drawLamps(60, 330, 500, 40, 7),
      drawLamps(870, 1140, 500, 40, 7),
      drawUmbrellaTree(90, 730, 1.7, '#1c3a2b'),
      drawUmbrellaTree(1120, 735, 1.8, '#1c3a2b'),
    ])
  },
  'forest-breeze': () => {
    const sky = SKIES.golden
    return scene(sky, [
      drawLight(820, 300, 50, sky),
      hills(sky, 63),
      drawUmbrellaTree(180, 690, 2.2, '#2f5a41'),
      drawUmbrellaTree(1010, 700, 2.5, '#284e39'),
      drawVilla(610, 700, 2.1),
      drawUmbrellaTree(390, 740, 1.5, '#1c3a2b'),
      drawBananaLeaves(1160, 880, 1.9, LEAF, RIB, -12),
    ])
  },
  'rose-garden': () => {
    const sky = SKIES.sunset
    return scene(sky, [
      drawLight(300, 330, 54, sky),
      hills(sky, 71),
      drawVilla(700, 690, 2.3, { brick: '#a5583a' }),
      roses(),
    ])
  },
  'village-view': () => {
    const sky = SKIES.golden
    const homes = [
      [150, 520, 0.4],
      [300, 545, 0.5],
      [560, 530, 0.42],
      [1010, 540, 0.5],
      [430, 640, 0.85],
      [900, 668, 1],
    ] as const
    return scene(sky, [
      drawLight(600, 300, 56, sky),
      hills(sky, 83),
      ...homes.map(([x, y, scale]) => drawVilla(x, y, scale)),
      drawUmbrellaTree(130, 760, 2, '#1c3a2b'),
      drawCow(640, 752, 0.9, '#15302a'),
    ])
  },
  'family-house': () => {
    const sky = SKIES.dusk
    return scene(sky, [
      drawLight(970, 330, 48, sky),
      hills(sky, 97),
      drawVilla(360, 690, 1.7),
      drawVilla(800, 690, 1.7),
      drawVilla(580, 705, 2.5),
      drawUmbrellaTree(1080, 720, 1.8, '#12261f'),
      drawBananaLeaves(30, 860, 1.9, LEAF, RIB, 12),
    ])
  },
  sundowner: () => {
    const sky = SKIES.sunset
    return scene(sky, [
      drawLight(600, 420, 96, sky),
      hills(sky, 109),
      drawCow(330, 700, 0.8, '#15302a'),
      drawVilla(950, 700, 1.8, { brick: '#6d3826' }),
      drawUmbrellaTree(180, 740, 2.2, '#0f2420'),
    ])
  },
}

function scene(sky: (typeof SKIES)[keyof typeof SKIES], parts: string[]): string {
  return drawScene(WIDTH, HEIGHT, sky, parts)
}

function hills(sky: (typeof SKIES)[keyof typeof SKIES], seed: number, foot = 0.88): string {
  return drawHills(WIDTH, HEIGHT, sky, seededRandom(seed), { foot })
}

function tableWithChairs(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-44-46h88v7h-88zM-4-40h8V0h-8zM-18-3h36v5h-36z" fill="#b98a55"/>` +
    '<path d="M-78-70h6v40h24V0h-5v-24h-20V0h-5zM78-70h-6v40H48V0h5v-24h20V0h5z" fill="#8a5f38"/><circle cy="-54" r="7" fill="#ffdf94"/></g>'
  )
}

function roses(): string {
  const random = seededRandom(5)
  const blooms = Array.from({ length: 46 }, () => {
    const y = 690 + random() * 110
    return `<circle cx="${Math.round(random() * WIDTH)}" cy="${Math.round(y)}" r="${Math.round(5 + (y - 690) / 12)}"/>`
  })
  return (
    '<path d="M0 716q60-40 130-14 70-34 150 0 90-30 170 4 90-34 190 0 80-30 170 0 90-34 190-4 100-26 200 8v90H0z" fill="#17382c"/>' +
    `<g fill="#d8715a">${blooms.slice(0, 30).join('')}</g><g fill="#f0b7a0">${blooms.slice(30).join('')}</g>`
  )
}

const folder = join(import.meta.dirname, '..', 'assets', 'pictures')
await mkdir(folder, { recursive: true })
for (const [name, draw] of Object.entries(scenes)) {
  const svg = draw()
  await writeFile(join(folder, `${name}.svg`), `${svg}\n`)
  console.log(`${name}.svg: ${(svg.length / 1024).toFixed(1)} KB`)
}
