import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'

/** Files of assets/fonts/print (made by scripts/fonts.ts), each with the letters of some scripts; the first that knows a letter writes it. */
const REGULAR = [
  'regular-latin',
  'regular-latin-ext',
  'regular-vietnamese',
  'regular-greek',
  'regular-cyrillic',
]
const FACES = { regular: REGULAR, bold: ['bold-latin', ...REGULAR] }

/** Stands for a run of letters that none of the fonts has: Arabic, Chinese and others. */
export const UNWRITTEN = '(in other letters)'

type Place = { x?: number; y?: number } & PDFKit.Mixins.TextOptions

export type Pen = ReturnType<typeof takePen>

/** Writes on a page in our own fonts, of which the PDF keeps the letters used. `folder` is assets/fonts/print. */
export function takePen(page: PDFKit.PDFDocument, folder: string) {
  const fileOf = (font: string) => join(folder, `${font}.woff`)
  for (const font of FACES.bold) page.registerFont(font, fileOf(font))
  const opened = new Map<string, Font>()
  let face: keyof typeof FACES = 'regular'

  function knows(font: string, letter: string): boolean {
    const file = opened.get(font) ?? openFont(fileOf(font))
    opened.set(font, file)
    return file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }

  return {
    /** The weight of what is written next. */
    take(next: keyof typeof FACES) {
      face = next
    },
    write(text: string, { x, y, ...options }: Place = {}) {
      const runs = splitRuns(text, FACES[face], knows)
      runs.forEach(({ font, text: part }, index) => {
        page.font(font)
        const how = { ...options, continued: index < runs.length - 1 }
        if (index === 0 && x !== undefined) page.text(part, x, y, how)
        else page.text(part, how)
      })
    },
    canWrite: (text: string) => !splitRuns(text, REGULAR, knows).some((run) => run.text.includes(UNWRITTEN)),
  }
}

/** The font as pdfkit reads it too, which does not tell what letters it has. */
function openFont(file: string): Font {
  const font = openSync(file)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts: one is expected`)
  return font
}

type Run = { font: string; text: string }

/** Cuts a text into runs that one font can write. A letter and its marks count as one where there is one for both. */
function splitRuns(text: string, fonts: string[], knows: (font: string, letter: string) => boolean): Run[] {
  const [first = ''] = fonts
  const runs: Run[] = []
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const last = runs.at(-1)
    const font = [last?.font ?? first, ...fonts].find((one) => knows(one, letter))
    if (font === undefined) {
      if (!last?.text.endsWith(UNWRITTEN)) runs.push({ font: first, text: UNWRITTEN })
    } else if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
