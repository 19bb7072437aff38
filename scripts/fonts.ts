import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the two faces of the site down to what it prints: Latin-1, Latin Extended-A's common letters, typographic
 * punctuation and arrows, nothing else. Run again after changing a face: node --import tsx scripts/fonts.ts
 */
const FACES = [
  {
    package: '@fontsource-variable/fraunces',
    file: 'files/fraunces-latin-full-normal.woff2',
    out: 'fraunces',
    // Headings have one weight: the display cut, a little soft, no wonky letters. Every axis kept costs 14 KB.
    axes: { opsz: 72, SOFT: 40, WONK: 0, wght: 520 },
  },
  {
    package: '@fontsource-variable/source-sans-3',
    file: 'files/source-sans-3-latin-wght-normal.woff2',
    out: 'source-sans-3',
    axes: { wght: { min: 400, max: 700 } },
  },
] as const

const PUNCTUATION = '–—‘’‚“”„†•…‹›€™−×←→↑↓'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '..', 'assets', 'fonts')

function latin1(): string {
  const codes = [...span(0x20, 0x7e), ...span(0xa0, 0xff)]
  return String.fromCodePoint(...codes) + PUNCTUATION
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/**
 * What is printed names people: whole sets of letters, one file each, in the form that pdfkit embeds (it reads no
 * variable fonts, and can cut no woff2).
 */
const PRINTED = [
  { set: 'latin', name: 'regular-latin', wght: 400 },
  { set: 'latin-ext', name: 'regular-latin-ext', wght: 400 },
  { set: 'vietnamese', name: 'regular-vietnamese', wght: 400 },
  { set: 'greek', name: 'regular-greek', wght: 400 },
  { set: 'cyrillic', name: 'regular-cyrillic', wght: 400 },
  { set: 'latin', name: 'bold-latin', wght: 700 },
] as const

await mkdir(join(folder, 'print'), { recursive: true })
for (const face of FACES) {
  const home = dirname(require.resolve(`${face.package}/package.json`))
  const whole = await readFile(join(home, face.file))
  const cut = await subsetFont(whole, latin1(), {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    // Alternates that no style asks for stay out, those of the plain letters' own features stay in.
    noLayoutClosure: face.out === 'fraunces',
  })
  await writeFile(join(folder, `${face.out}.woff2`), cut)
  await writeFile(join(folder, `${face.out}-OFL.txt`), await readFile(join(home, 'LICENSE')))
  console.log(`${face.out}.woff2: ${(cut.length / 1024).toFixed(1)} KB`)
}

const printed = dirname(require.resolve('@fontsource-variable/source-sans-3/package.json'))
const ranges: Record<string, string> = JSON.parse(await readFile(join(printed, 'unicode.json'), 'utf8'))
for (const { set, name, wght } of PRINTED) {
  const whole = await readFile(join(printed, `files/source-sans-3-${set}-wght-normal.woff2`))
  const letters = (ranges[set] ?? '').split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return span(first, last)
  })
  const cut = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff',
    variationAxes: { wght },
  })
  await writeFile(join(folder, 'print', `${name}.woff`), cut)
  console.log(`print/${name}.woff: ${(cut.length / 1024).toFixed(1)} KB`)
}
