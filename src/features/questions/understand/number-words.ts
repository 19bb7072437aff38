import { anyOf, expression } from './patterns'

const NUMBERS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`.split(/\s+/)
const ORDINALS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/)
const MONTH = anyOf('jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec')
const COUNTED = anyOf('night, day, week, people, guest, friend, kid, child, adult')
const ONE_OF = anyOf('night, person, guest, adult, child, kid, week, day, people')
const NO_COUNT = '(?! (?:from (?!\\d)|after|later|away|cost))'

const ORDINAL_OF_MONTH = expression([`\\b(${ORDINALS.join('|')}) of (?=`, MONTH, ')'], 'g')
const PAIR = expression(['\\b(?:a )?(?:couple|pair) of (?=', COUNTED, ')'], 'g')
const ONE = expression(['\\bone (?=(?:more )?', ONE_OF, '\\b)'], 'g')
const A_SPAN = expression(['\\b(?:a|an|single) (?=(?:night|week|fortnight)\\b', NO_COUNT, ')'], 'g')

/** Plain text with numbers in figures: 'two of us' is '2 of us'; ordinals and 'one' as a pronoun stay. */
export function numbersInFigures(text: string): string {
  return text
    .replace(ORDINAL_OF_MONTH, (_whole, word: string) => `${ORDINALS.indexOf(word) + 1}th of `)
    .replace(PAIR, '2 ')
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\ba dozen\b/g, '12')
    .replace(/\b[a-z]+\b/g, (word) => {
      const number = NUMBERS.indexOf(word)
      return number > 1 || word === 'zero' ? String(number) : word
    })
    .replace(ONE, '1 ')
    .replace(A_SPAN, '1 ')
}
