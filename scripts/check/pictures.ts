import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './tree'

const MASTER_LIMIT = 600_000
/** What a phone loads: any picture may stand on a card, which dense displays ask for at 800 pixels. */
const AVIF_LIMITS = { 400: 12_000, 800: 35_000 }
/** Messengers leave out heavier ones, or make their own of it. */
const SHARE_LIMIT = 160_000
const SIZES = /^(.+)-(\d+)x\d+$/
/** Goes to other sites as it is. */
const WITHOUT_SIZES = 'share.jpg'

/** Pictures too heavy for a phone, without their sizes, or without words for those who cannot see them. */
export function findPictureProblems(folder: string): Problem[] {
  const entries = readdirSync(folder)
  const words: Record<string, string> = JSON.parse(readFileSync(join(folder, 'alternatives.json'), 'utf8'))
  const names = entries.filter((entry) => entry.endsWith('.jpg') && entry !== WITHOUT_SIZES)
  const unknown = Object.keys(words).filter((name) => !names.includes(`${name}.jpg`))
  return [
    ...names.flatMap((file) => judgePicture(folder, entries, file.replace(/\.jpg$/, ''), words)),
    ...unknown.map((name) => ({ path: join(folder, 'alternatives.json'), message: `${name} is no picture` })),
  ]
}

function judgePicture(
  folder: string,
  entries: string[],
  name: string,
  words: Record<string, string>,
): Problem[] {
  const path = join(folder, `${name}.jpg`)
  const problems: Problem[] = []
  if (!words[name]) problems.push({ path, message: 'has no alternative text in alternatives.json' })
  if (statSync(path).size > MASTER_LIMIT) problems.push({ path, message: 'the master is over 600 KB' })
  const sizes = entries.find((entry) => SIZES.exec(entry)?.[1] === name)
  if (!sizes)
    return [...problems, { path, message: 'has no sizes: node --import tsx scripts/picture-sizes.ts' }]
  const own = Number(SIZES.exec(sizes)?.[2])
  for (const [width, limit] of Object.entries(AVIF_LIMITS).filter(([width]) => Number(width) <= own)) {
    const file = join(folder, sizes, `${width}.avif`)
    if (!existsSync(file)) problems.push({ path: file, message: 'is missing' })
    else if (statSync(file).size > limit)
      problems.push({ path: file, message: `weighs ${statSync(file).size} bytes, the limit is ${limit}` })
  }
  const share = join(folder, sizes, 'share.jpg')
  if (!existsSync(share)) problems.push({ path: share, message: 'is missing: run scripts/picture-sizes.ts' })
  else if (statSync(share).size > SHARE_LIMIT)
    problems.push({
      path: share,
      message: `weighs ${statSync(share).size} bytes, the limit is ${SHARE_LIMIT}`,
    })
  return problems
}
