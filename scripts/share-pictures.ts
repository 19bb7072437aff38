import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from './chromium'

/**
 * Makes what cannot be an SVG: the picture that messengers show of a shared page (assets/pictures/share.jpg) and the
 * site's icons (public/). To be run after what they are made of changed: node --import tsx scripts/share-pictures.ts
 */
const root = join(import.meta.dirname, '..')
const SHARE = { width: 1200, height: 630 }
const FOREST = '#1f4d3a'

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage()
  await write('assets/pictures/share.jpg', await makeShare())
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

/** Sundowner at dusk over one line of the woven band; no words, because the hotel's name is a fact of its own. */
async function makeShare(): Promise<Buffer> {
  const { width, height } = SHARE
  const band = Array.from({ length: width / 36 + 1 }, (_, index) => {
    const x = index * 36
    return (
      `<path fill="#c8633a" d="M${x} 4h36l-18 14z"/><path fill="#d9a441" d="M${x} 40h36l-18-16z"/>` +
      `<path fill="#faf5ea" d="M${x} 13l8 9-8 9zM${x + 36} 13l-8 9 8 9z"/>`
    )
  }).join('')
  const foot = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><path fill="${FOREST}" d="M0 0h${width}v40H0z"/>${band}</svg>`
  return await sharp(join(root, 'assets/pictures/sundowner.jpg'))
    .resize({ width, height })
    .composite([{ input: Buffer.from(foot), gravity: 'south' }])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
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
