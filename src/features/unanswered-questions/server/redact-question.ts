import { plainText } from '@/features/questions/understand/plain-words'

/** What stands for something left out. */
export const LEFT_OUT = '…'
const LONGEST = 200

const EMAIL = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,190}/g
const LINK = /\b(?:https?:\/\/|www\.)\S+|\/my-booking\/\S+/g
/** Names in social networks. */
const HANDLE = /(?<![\w@])@\w[\w.-]{1,60}/g
const BIRTHDAY =
  /\b(born|birthday|date of birth|geboren|naissance|ne|nee|kuzaliwa)\b([^\d.!?]{0,20})\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g
/** Six digits or more, however they are grouped: phones, cards, identity papers. */
const LONG_NUMBER = /\+?\d(?:[ .()/-]{0,2}\d){5,40}/g
const DAY = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/g
/** Numbers that letters belong to: of a passport, a car, a booking. */
const MIXED_NUMBER = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{6,40}\b/g
/** Number plates of Uganda, `uba 123b`. */
const PLATE = /\bu[a-z]{2} ?\d{3} ?[a-z]\b/g
const WORD = /[\p{L}][\p{L}'’-]*/gu
const CAPITAL = /^\p{Lu}\p{Ll}/u

/** After these a name follows, in whichever letters. */
const NAMING = [
  'name is',
  'surname is',
  'named',
  'call me',
  "je m'appelle",
  'mon nom est',
  'jina langu ni',
  'naitwa',
  'ich heisse',
  'mein name ist',
]
/** After these it may be a name: what is no everyday word is taken for one. */
const PERHAPS_NAMING = ['i am', "i'm", 'this is', 'mimi ni', 'je suis', 'ich bin']
const TITLES = new Set(
  'mr mrs ms miss mister dr prof rev hon monsieur madame mme herr frau bwana bibi'.split(' '),
)
const MOST_NAMES = 3
/**
 * A question as staff may keep it: without addresses, long numbers, links and what is a name by what stands before it or by
 * its capital letter. `message` is what the guest typed, since the question has lost its capitals; `isKnown` tells words of the
 * hotel and everyday ones. Null where too little is left to be answered.
 */
export function redactQuestion(
  question: string,
  message: string,
  isKnown: (word: string) => boolean,
): string | null {
  const names = findNames(message, isKnown)
  const told = question
    .replace(EMAIL, LEFT_OUT)
    .replace(LINK, LEFT_OUT)
    .replace(HANDLE, LEFT_OUT)
    .replace(BIRTHDAY, `$1$2${LEFT_OUT}`)
    .replace(PLATE, LEFT_OUT)
    .replace(MIXED_NUMBER, (found) => (isKnown(found) ? found : LEFT_OUT))
    .replace(LONG_NUMBER, (found) =>
      found.replace(DAY, '').replace(/\D/g, '').length > 5 ? LEFT_OUT : found,
    )
    .replace(WORD, (word) => (names.has(plainText(word).replace(/'s$/, '')) ? LEFT_OUT : word))
    .replace(/…(?:[\s,]*…)+/g, LEFT_OUT)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
  return told.replace(/[^\p{L}]/gu, '').length >= 4 ? told : null
}

/** The words of a message that are names, in plain letters. */
function findNames(message: string, isKnown: (word: string) => boolean): Set<string> {
  const names = new Set<string>()
  const isShouted = !/\p{Ll}/u.test(message)
  let after = ''
  let open = 0
  let first: string | null = null
  let end = 0
  for (const found of message.matchAll(WORD)) {
    const [word] = found
    const plain = plainText(word).replace(/'s$/, '')
    const between = message.slice(end, found.index)
    if (/[.!?\n]/.test(between)) first = null
    const begins = end === 0 || /[.!?\n]/.test(between)
    if (/[,.!?;:\n]/.test(between) && !/^\.\s*$/.test(between)) open = 0
    const mayBeName = !isShouted && CAPITAL.test(word) && !isKnown(plain) && !TITLES.has(plain)
    // Whatever comes first is the name; what follows belongs to it where it is no everyday word.
    const isNamed = open === MOST_NAMES || (open > 0 && !isKnown(plain))
    open = isNamed ? open - 1 : 0
    if (isNamed) names.add(plain)
    if (mayBeName && begins) first = plain
    else if (mayBeName) {
      names.add(plain)
      // 'Peter Okello asks …': what begins a sentence is a name where another follows it.
      if (first !== null && /^\s*$/.test(between)) names.add(first)
      first = null
    } else {
      // 'Okello here, …'
      if (first !== null && plain === 'here' && /^\s*$/.test(between)) names.add(first)
      first = null
    }
    after = `${after.slice(-40)} ${plain}`
    if (TITLES.has(plain) || NAMING.some((words) => after.endsWith(` ${words}`))) open = MOST_NAMES
    else if (PERHAPS_NAMING.some((words) => after.endsWith(` ${words}`))) open = MOST_NAMES - 1
    end = found.index + word.length
  }
  return names
}
