import { z } from 'zod'
import { saysSomething, type Texts } from '@/kernel/content-translation'
import type { Language } from '@/kernel/language'
import type { Resource } from '@/kernel/resource'
import type { FieldKind, Fields } from './field-kinds'
import { field } from './fields'
import type { FieldGroup } from './form-fields'
import { translationText as words } from './translation-text'
import type { Translations } from './use-translations'

type Row = { id: number } & Record<string, unknown>
type Values = Record<string, unknown>

/** A field of the form, by its language and its name in the resource. */
const keyOf = (language: Language, name: string) => `${language}:${name}`
const FITS = 'isCurrent'

/** The form of a row in other languages: a part for each language, in it each text beside the English one. */
export function describeForm(
  resource: Resource,
  kinds: Fields<Values>,
  row: Row,
  translations: Translations,
) {
  const { languages, find, gapsOf } = translations
  const fields: Record<string, FieldKind<unknown>> = {}
  const shape: Record<string, z.ZodType> = {}
  const groups = languages.map((language): FieldGroup<string> => {
    const { missing, changed } = gapsOf(row, language)
    const texts = find(row, language)?.texts
    const names = resource.translated.filter(
      (name) => saysSomething(row[name]) || saysSomething(texts?.[name]),
    )
    for (const name of names) {
      const kind = kinds[name]
      const rule = resource.input.shape[name]
      if (!kind || !(rule instanceof z.ZodType)) continue
      const isChanged = changed.includes(name)
      fields[keyOf(language, name)] = besideEnglish(kind, { language, english: row[name], isChanged })
      shape[keyOf(language, name)] = rule.nullable().optional()
    }
    const keys = names.map((name) => keyOf(language, name))
    if (changed.length > 0) {
      fields[keyOf(language, FITS)] = field.toggle(words.fits, { isWide: true }) as FieldKind<unknown>
      shape[keyOf(language, FITS)] = z.boolean()
      keys.push(keyOf(language, FITS))
    }
    return {
      title: words.tab(language, missing.length, changed.length),
      fields: keys,
      note: () => (
        <p className="text-sm text-ink-soft">
          {names.length === 0 ? words.nothing : noteOf(missing.map((name) => kinds[name]?.label ?? name))}
        </p>
      ),
    }
  })
  return { fields, groups, judged: { input: z.object(shape), defaults: {} } }
}

/** What the form begins with. */
export function valuesOf(resource: Resource, row: Row, { languages, find }: Translations): Values {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts: Texts = find(row, language)?.texts ?? {}
      return resource.translated.map((name) => [keyOf(language, name), texts[name] ?? null])
    }),
  )
}

/** The texts of one language in the form. */
export function textsIn(
  resource: Resource,
  language: Language,
  values: Values,
): { texts: Texts; isCurrent: boolean } {
  const texts = resource.translated.map((name) => [name, values[keyOf(language, name)] ?? null] as const)
  return {
    texts: Object.fromEntries(texts.filter(([, value]) => saysSomething(value))),
    isCurrent: values[keyOf(language, FITS)] === true,
  }
}

/** What the server says of a field, by the field's name in the form. */
export function pathInForm(path: string): string {
  const [language, , ...field] = path.split('.')
  return `${language}:${field.join('.')}`
}

function noteOf(missing: readonly string[]): string {
  return missing.length > 0 ? `${words.missing(missing.join(', '))}. ${words.help}` : words.help
}

type Beside = { language: Language; english: unknown; isChanged: boolean }

function besideEnglish(
  kind: FieldKind<unknown>,
  { language, english, isChanged }: Beside,
): FieldKind<unknown> {
  const written = String(kind.write(english))
  return {
    ...kind,
    label: `${kind.label} (${words.name(language)})`,
    help: isChanged ? words.fieldChanged : undefined,
    isRequired: false,
    isWide: true,
    read: (text) => {
      const value = kind.read(text)
      return saysSomething(value) ? value : null
    },
    render: (args) => (
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <div className="rounded-control bg-mist px-3.5 py-2.5 text-sm">
          <p className="font-semibold text-ink-soft">{words.english}</p>
          <p lang="en" className="break-words whitespace-pre-line">
            {kind.say?.(written) ?? written}
          </p>
        </div>
        <div lang={language} className="grid min-w-0">
          {kind.render(args)}
        </div>
      </div>
    ),
  }
}
