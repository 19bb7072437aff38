import PDFDocument from 'pdfkit'
import { type Pen, takePen } from './receipt-pen'

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const NAME_WIDTH = 90
const MONEY_WIDTH = 120
const FIGURE_WIDTH = 105
const LINE = '#c9c2b0'

const INK = '#16241d'
export const SOFT = '#5c6b60'

/** Pages of A4 that are written from the top down. */
export type Sheet = { page: PDFKit.PDFDocument; pen: Pen; finish: () => Promise<Buffer> }

type Info = { title: string; author: string; subject: string }

/** Begins a PDF in our own fonts, which stand in the folder `fonts`. */
export function openSheet({ title, author, subject }: Info, fonts: string): Sheet {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title, Author: author, Subject: subject },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isWritten = new Promise<void>((resolve, reject) => {
    page.on('end', resolve)
    page.on('error', reject)
  })
  return {
    page,
    pen: takePen(page, fonts),
    finish: async () => {
      page.end()
      await isWritten
      return Buffer.concat(chunks)
    },
  }
}

/** A bold line from the left edge, in points of `size`. */
export function writeTitle({ page, pen }: Sheet, text: string, size: number) {
  page.fillColor(INK).fontSize(size)
  pen.take('bold')
  pen.write(text)
  pen.take('regular')
}

/** What it is on the left, and beside it, or for money at the right edge, how much. */
export function writeRow({ page, pen }: Sheet, name: string, value: string, isMoney = false) {
  const left = isMoney ? WIDTH - MONEY_WIDTH : NAME_WIDTH
  page.fontSize(11)
  const nameWidth = left - 10
  keepRoom(
    page,
    Math.max(
      page.heightOfString(name, { width: nameWidth }),
      page.heightOfString(value, { width: WIDTH - left }),
    ),
  )
  const top = page.y
  page.fillColor(isMoney ? INK : SOFT)
  pen.write(name, { x: MARGIN, y: top, width: nameWidth })
  const bottom = page.y
  page.fillColor(INK)
  pen.write(value, { x: MARGIN + left, y: top, width: WIDTH - left, align: isMoney ? 'right' : 'left' })
  page.y = Math.max(bottom, page.y) + 4
}

/** What it is on the left, and figures in columns up to the right edge. */
export function writeFigures({ page, pen }: Sheet, name: string, figures: readonly string[]) {
  const left = WIDTH - figures.length * FIGURE_WIDTH
  const nameWidth = left - 10
  page.fontSize(10).fillColor(INK)
  keepRoom(page, page.heightOfString(name, { width: nameWidth }))
  const top = page.y
  pen.write(name || ' ', { x: MARGIN, y: top, width: nameWidth })
  const bottom = page.y
  figures.forEach((figure, place) => {
    pen.write(figure, {
      x: MARGIN + left + place * FIGURE_WIDTH,
      y: top,
      width: FIGURE_WIDTH,
      align: 'right',
    })
  })
  page.y = Math.max(bottom, page.y) + 3
}

export function writeRule({ page }: Sheet) {
  keepRoom(page, 10)
  const top = page.y + 2
  page
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .strokeColor(LINE)
    .lineWidth(0.7)
    .stroke()
  page.y = top + 8
}

/** A line of small words under the rest, from the left edge. */
export function writeNote({ page, pen }: Sheet, text: string) {
  page.fontSize(9).fillColor(SOFT)
  keepRoom(page, page.heightOfString(text, { width: WIDTH }))
  pen.write(text, { x: MARGIN, y: page.y, width: WIDTH })
}

/** Goes on to a new page where less than `height` points are left, so that nothing is torn between two. */
export function keepRoom(page: PDFKit.PDFDocument, height: number) {
  if (page.y + height > page.page.height - MARGIN) page.addPage()
}
