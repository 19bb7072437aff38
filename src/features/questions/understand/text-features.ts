import { plainText, stemOf } from './plain-words'

/** Places of the vector a text is made into; words and runs of letters share them by their hash. */
export const FEATURES = 32_768

/** Texts are read up to here: what was asked stands in it, and no length makes the work longer. */
const LONGEST_READ = 400
const PAIR = 0.7
const LETTERS = 1.2

/** Words that say which day or how many: what is asked does not hang on which, so all of a kind count as one. */
const SLOTS: readonly (readonly [string, string])[] = [
  [
    'month',
    `january february march april may june july august september october november december jan feb mar apr jun jul aug
    sep sept oct nov dec janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januar
    februar marz juni juli oktober dezember januari februari machi aprili mei julai agosti septemba oktoba novemba desemba`,
  ],
  [
    'weekday',
    `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays mon tue tues wed thu thur thurs fri lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag
    mittwoch donnerstag freitag samstag sonntag jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili`,
  ],
  ['someday', 'tonight tomorrow demain heute morgen ubermorgen leo kesho'],
  [
    '0',
    `two three four five six seven eight nine ten eleven twelve twenty deux trois quatre cinq sept huit neuf dix zwei
    drei vier funf sechs sieben acht neun zehn mbili tatu nne tano sita saba nane tisa kumi wawili watatu wanne watano`,
  ],
]
const SLOT_OF = new Map(
  SLOTS.flatMap(([slot, words]) => words.split(/\s+/).map((word) => [word, slot] as const)),
)

/** The places a text takes and how much of each: its words, stems, pairs of words, and runs of three and four letters. */
export function featuresOf(text: string): Map<number, number> {
  const sums = new Map<number, number>()
  const add = (feature: string, weight: number) => {
    const place = hash(feature) % FEATURES
    sums.set(place, (sums.get(place) ?? 0) + weight)
  }
  let before = ''
  for (const word of maskedWords(text)) {
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

/** The words of a text, days and numbers each under one name. */
function maskedWords(text: string): string[] {
  const words = plainText(text.slice(0, LONGEST_READ)).match(/\p{L}+|\d+/gu) ?? []
  return words.map((word) => (/^\d/.test(word) ? '0' : (SLOT_OF.get(word) ?? word)))
}

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193) >>> 0
  return (sum ^ (sum >>> 15)) >>> 0
}
