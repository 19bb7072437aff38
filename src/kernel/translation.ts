import type { Day } from './days'

/** What stands beside words and is the same in every language. */
type Same = 'icon' | 'picture' | 'slug' | 'path' | 'href' | 'to' | 'id' | 'key' | 'priority'

/** The same words in another language: as many, under the same names, with the same parameters. */
export type Translation<English> = English extends Day
  ? Day
  : English extends string
    ? string
    : English extends number
      ? number
      : English extends (...given: infer Given) => infer Said
        ? (...given: Given) => Translation<Said>
        : English extends object
          ? {
              readonly [Name in keyof English]: Name extends Same ? English[Name] : Translation<English[Name]>
            }
          : English
