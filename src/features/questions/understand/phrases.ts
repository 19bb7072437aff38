import { wordsOf } from './plain-words'

/** Phrases a text is looked through for; one that ends in `*` stands for all words that begin so. */
export type Phrases = (text: string) => boolean

/** Makes a test out of phrases parted by commas: whole words, in that order, whatever stands between them as signs. */
export function phrases(list: string): Phrases {
  const wanted = list.split(',').map((phrase) => ` ${phrase.trim()}`)
  const told = wanted.map((phrase) => (phrase.endsWith('*') ? phrase.slice(0, -1) : `${phrase} `))
  return (text) => {
    const spaced = ` ${wordsOf(text).join(' ')} `
    return told.some((phrase) => spaced.includes(phrase))
  }
}
