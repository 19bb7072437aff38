import { plainText, stemOf } from './plain-words'
import { labelsIn } from './word-lists'

/** Places of the vector a text is made into; words and runs of letters share them by their hash. */
export const FEATURES = 32_768

/** Texts are read up to here: what was asked stands in it, and no length makes the work longer. */
const LONGEST_READ = 400
const PAIR = 0.7
const LETTERS = 1.2

const MASKED = new Map(labelsIn('masked').flatMap(([name, words]) => words.map((word) => [word, name])))

/** The places a text takes and how much of each: its words, stems, pairs of words, and runs of three and four letters. */
export function featuresOf(text: string): Map<number, number> {
  const sums = new Map<number, number>()
  const add = (feature: string, weight: number) => {
    const place = hash(feature) % FEATURES
    sums.set(place, (sums.get(place) ?? 0) + weight)
  }
  let before = ''
  for (const told of plainText(text.slice(0, LONGEST_READ)).match(/\p{L}+|\d+/gu) ?? []) {
    const word = /^\d/.test(told) ? '0' : (MASKED.get(told) ?? told)
    add(`w ${word}`, 1)
    add(`s ${stemOf(word)}`, 1)
    add(`p ${before} ${word}`, PAIR)
    const framed = `<${word}>`
    for (const length of [3, 4])
      for (let start = 0; start + length <= framed.length; start++)
        add(`l ${framed.slice(start, start + length)}`, LETTERS / Math.sqrt(framed.length - length + 1))
    before = word
  }
  return sums
}

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193) >>> 0
  return (sum ^ (sum >>> 15)) >>> 0
}
