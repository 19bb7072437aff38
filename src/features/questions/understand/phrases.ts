import { wordsOf } from './plain-words'
import { type ListName, labelsIn, wordsIn } from './word-lists'

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

/** A test for the words and phrases of a list. */
export function phrasesIn(name: ListName): Phrases {
  return phrases(wordsIn(name).join())
}

/** Tells those labels of a list whose words or phrases a text holds. */
export function labelling<Label extends string>(name: ListName): (text: string) => Label[] {
  const labels = labelsIn<Label>(name).map(([label, words]) => ({ label, holds: phrases(words.join()) }))
  return (text) => labels.filter(({ holds }) => holds(text)).map(({ label }) => label)
}
