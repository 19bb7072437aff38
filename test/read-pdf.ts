import { inflateSync } from 'node:zlib'

/**
 * The text a PDF shows, a line a line, as a reader would copy it: from the strings of its pages by the tables its fonts
 * bring along. It knows as much of PDF as pdfkit writes.
 */
export function readPdf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body = '']) => [
      id,
      body,
    ]),
  )
  const emails = new Map<string, string[]>()
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      emails.set(name, readTable(streamOf(objects.get(table) ?? '')))
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return pages
    .map((page) => {
      const [, contents] = /\/Contents (\d+) 0 R/.exec(page) ?? []
      return readStrings(streamOf(objects.get(contents) ?? ''), emails)
    })
    .join('\n')
}

const TOKEN = /\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.]+ ([\d.]+) Tm|\[(.*?)\] TJ/g

function readStrings(content: string, emails: Map<string, string[]>): string {
  const lines = new Map<string, string>()
  let [font, line, isNewFont] = ['', '', false]
  for (const [, newFont, height, glyphs] of content.matchAll(TOKEN)) {
    if (newFont) [font, isNewFont] = [newFont, newFont !== font]
    if (height) line = height
    if (glyphs === undefined) continue
    const known = emails.get(font) ?? []
    const text = [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
      .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
      .map((code) => known[Number.parseInt(code, 16)] ?? '\uFFFD')
      .join('')
    const before = lines.get(line)
    // Another font goes on with the same words; the same one begins the next column.
    lines.set(line, before === undefined ? text : before + (isNewFont ? '' : ' ') + text)
    isNewFont = false
  }
  return [...lines.values()].join('\n')
}

/** Of a font: glyph to e-mails. */
function readTable(table: string): string[] {
  const emails: string[] = []
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g))
    for (const [index, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      emails[Number.parseInt(first, 16) + index] = Buffer.from(codes.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le')
  return emails
}

function streamOf(body: string): string {
  const [, bytes = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}
