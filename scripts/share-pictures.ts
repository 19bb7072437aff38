import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium'
import { drawShare, FOREST } from './draw-share'

/**
 * Makes what cannot be an SVG: the picture that messengers show of a shared page without a subject of its own
 * (assets/pictures/share.jpg; picture-sizes.ts makes those of the others) and the site's icons (public/). To be run after what they are made of changed: node --import tsx scripts/share-pictures.ts
 */
const root = join(import.meta.dirname, '..')

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage()
  await write('assets/pictures/share.jpg', await drawShare(join(root, 'assets/pictures/sundowner.jpg')))
  const mark = await readFile(join(root, 'public/favicon.svg'), 'utf8')
  for (const [name, side] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    await write(`public/${name}.png`, await render(page, padIcon(mark), { width: side, height: side }))
  await write('public/favicon.ico', wrapIcon(await render(page, mark, { width: 32, height: 32 })))
} finally {
  await browser.close()
}

/** The mark with room around it, so that a platform may cut the corners as it likes. */
function padIcon(mark: string): string {
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<title>.*<\/title>/, '')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44">' +
    `<path fill="${FOREST}" d="M-6-6h44v44H-6z"/>${inner}</svg>`
  )
}

async function render(page: Page, svg: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}svg{display:block;width:${size.width}px;height:${size.height}px}</style>${svg}`,
  )
  return await page.screenshot({ type: 'png', omitBackground: true })
}

/** An .ico file that holds one PNG of 32 × 32 (ICONDIR, ICONDIRENTRY, then the picture). */
function wrapIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function write(path: string, content: Buffer) {
  await writeFile(join(root, path), content)
  console.log(`${path}: ${(content.length / 1024).toFixed(1)} KB`)
}
