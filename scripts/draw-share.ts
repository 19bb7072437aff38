import sharp from 'sharp'

/** What messengers show beside a link, in pixels. */
export const SHARE = { width: 1200, height: 630 }
export const FOREST = '#1f4d3a'
const BAND_HEIGHT = 40

/** A master over one line of the woven band; no words, because the hotel's name is a fact of its own. */
export async function drawShare(master: string): Promise<Buffer> {
  return await sharp(master)
    .resize(SHARE)
    .composite([{ input: Buffer.from(drawBand()), gravity: 'south' }])
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}

function drawBand(): string {
  const { width } = SHARE
  const band = Array.from({ length: width / 36 + 1 }, (_, index) => {
    const x = index * 36
    return (
      `<path fill="#c8633a" d="M${x} 4h36l-18 14z"/><path fill="#d9a441" d="M${x} 40h36l-18-16z"/>` +
      `<path fill="#faf5ea" d="M${x} 13l8 9-8 9zM${x + 36} 13l-8 9 8 9z"/>`
    )
  }).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${BAND_HEIGHT}">` +
    `<path fill="${FOREST}" d="M0 0h${width}v${BAND_HEIGHT}H0z"/>${band}</svg>`
  )
}
