import type { Day } from './days'

/** What stands beside words and is the same in every language. */
type Same =
  | 'icon'
  | 'picture'
  | 'slug'
  | 'path'
  | 'href'
  | 'to'
  | 'id'
  | 'key'
  | 'priority'
  | 'explains'
  | 'tone'

/** The same words in another language: as many, under the same names, with the same parameters. */
export type Translation<English> = Translated<English, Same>

/** The same of words for staff, beside which other things stand. */
export type PanelTranslation<English> = Translated<English, 'explains' | 'tone'>

type Translated<English, Kept> = English extends Day
  ? Day
  : English extends string
    ? string
    : English extends number
      ? number
      : English extends (...given: infer Given) => infer Said
        ? (...given: Given) => Translated<Said, Kept>
        : English extends object
          ? {
              readonly [Name in keyof English]: Name extends Kept
                ? English[Name]
                : Translated<English[Name], Kept>
            }
          : English
