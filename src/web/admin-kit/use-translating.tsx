import { type ReactNode, useState } from 'react'
import type { Resource } from '@/kernel/resource'
import type { Fields } from './field-kinds'
import type { Column, Filter } from './list-rows'
import { RowButton } from './row-button'
import { TranslationBadges } from './translation-badges'
import { translationText as words } from './translation-text'
import { TranslationsDialog } from './translations-dialog'
import { TranslationsFailed } from './translations-failed'
import { judgeRow, useTranslations } from './use-translations'

const SHOWN = { key: 'languages', title: words.column }

type Row = { id: number } & Record<string, unknown>

type Translating<Item> = {
  nameOf: (item: Item) => string
  /** Rows whose words guests read; all unless it says otherwise. */
  isRead?: ((item: Item) => boolean) | undefined
  /** For whoever may look and not change. */
  isReadOnly: (item: Item) => boolean
}

/**
 * What a list shows and does about its rows' texts in other languages: what each lacks, a button to its texts, and the
 * form that opens over the page. All of it is empty where the site is offered in English alone.
 */
export function useTranslating<Item extends { id: number }, Values>(
  resource: Resource,
  fields: Fields<Values>,
  { nameOf, isRead = () => true, isReadOnly }: Translating<Item>,
) {
  const translations = useTranslations(resource)
  const [item, setItem] = useState<Item | null>(null)
  const isOffered = translations.languages.length > 0
  // From here on rows and values are only known by the names of their fields.
  const rowOf = (one: Item) => one as unknown as Row
  const standing = (one: Item) => (isRead(one) ? judgeRow(translations, rowOf(one)).standing : null)
  const value = (one: Item) => (isRead(one) ? words[judgeRow(translations, rowOf(one)).standing] : '')

  const badges = (one: Item): ReactNode =>
    isOffered && isRead(one) && <TranslationBadges translations={translations} row={rowOf(one)} />
  const columns: Column<Item>[] = isOffered ? [{ ...SHOWN, value, cell: badges }] : []
  const filters: Filter<Item>[] = isOffered ? [{ ...SHOWN, value: standing, label: value }] : []

  return {
    columns,
    filters,
    badges,
    button: (one: Item): ReactNode =>
      isOffered &&
      isRead(one) && (
        <RowButton icon="languages" label={words.translate(nameOf(one))} onClick={() => setItem(one)} />
      ),
    failure: translations.isFailed && <TranslationsFailed onRetry={translations.refetch} />,
    dialog: item && (
      <TranslationsDialog
        resource={resource}
        fields={fields as unknown as Fields<Record<string, unknown>>}
        row={rowOf(item)}
        name={nameOf(item)}
        translations={translations}
        isReadOnly={isReadOnly(item)}
        onClose={() => setItem(null)}
      />
    ),
  }
}
