import { currentLanguage, type Language } from './language'

/** All words of a language, by the files of src/languages/<language>/ and what they export. */
export type Translations = Record<string, Record<string, object>>

const translations = new Map<Language, Translations>()

export function addTranslations(language: Language, translated: Translations): void {
  translations.set(language, translated)
}

/** Every name by which words are asked for, to hold translations against. */
export const namesOfWords = new Set<string>()

/**
 * Words for guests, `english` as they stand and in other languages as src/languages/<language>/ has them under the same `name`:
 * `bookings.STATUS_WORDS` is STATUS_WORDS in bookings.ts there. Whoever reads one gets the language of that moment, so that
 * nothing may read one while modules load; a part of them that holds more may be named then. Builds for browsers hold one
 * language and leave no trace of this.
 */
export function defineWords<const English extends object>(name: string, english: English): English {
  namesOfWords.add(name)
  const [room = '', own = ''] = name.split('.')
  return follow(english, () => translations.get(currentLanguage())?.[room]?.[own])
}

/** An object of words that is looked up in the language of the moment only when a word in it is read. */
function follow<English extends object>(english: English, translated: () => object | undefined): English {
  const parts = new Map<PropertyKey, object>()
  return new Proxy(english, {
    get(target, property) {
      const known = parts.get(property)
      if (known) return known
      const word: unknown = Reflect.get(target, property)
      if (typeof word === 'object' && word !== null) {
        const part = follow(word, () => Reflect.get(translated() ?? target, property))
        parts.set(property, part)
        return part
      }
      const own = translated()
      return own && property in own ? Reflect.get(own, property) : word
    },
  })
}
