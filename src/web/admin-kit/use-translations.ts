import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type ContentTranslation,
  type ContentTranslations,
  findGaps,
  type TranslationGaps,
  type TranslationList,
} from '@/kernel/content-translation'
import type { Language } from '@/kernel/language'
import type { Resource } from '@/kernel/resource'
import { defineQuery, type Query } from '@/web/kit/query'

type Row = { id: number } & Record<string, unknown>

/** The name of its word in `translationText`. */
export type Standing = 'isMissing' | 'hasChanged' | 'complete'

export type Translations = ReturnType<typeof useTranslations>

/** What a resource's rows are in the languages the site offers besides English; of none there is nothing to show. */
export function useTranslations(resource: Pick<Resource, 'adminPath' | 'translated'>) {
  const { data, isError, refetch } = useQuery({
    ...translationsQuery(resource),
    enabled: resource.translated.length > 0,
  })
  const byRow = useMemo(() => groupByRow(data?.translations ?? []), [data])
  const languages = data?.languages ?? []

  function find(row: Row, language: Language): ContentTranslation | undefined {
    return byRow.get(row.id)?.get(language)
  }

  return {
    languages,
    isFailed: isError && !data,
    refetch,
    find,
    gapsOf: (row: Row, language: Language): TranslationGaps =>
      findGaps(resource.translated, row, find(row, language)),
  }
}

export function translationsQuery({ adminPath }: Pick<Resource, 'adminPath'>): Query<ContentTranslations> {
  return defineQuery<TranslationList>(`${adminPath}/translations`)
}

/** How a row stands in all languages, and which of them are behind. */
export function judgeRow({ languages, gapsOf }: Translations, row: Row) {
  const gaps = languages.map((language) => ({ language, ...gapsOf(row, language) }))
  const missing = gaps.filter((one) => one.missing.length > 0).map(({ language }) => language)
  const changed = gaps.filter((one) => one.changed.length > 0).map(({ language }) => language)
  const standing: Standing = missing.length > 0 ? 'isMissing' : changed.length > 0 ? 'hasChanged' : 'complete'
  return { standing, missing, changed }
}

function groupByRow(translations: readonly ContentTranslation[]) {
  const byRow = new Map<number, Map<Language, ContentTranslation>>()
  for (const one of translations)
    byRow.set(one.rowId, (byRow.get(one.rowId) ?? new Map()).set(one.language, one))
  return byRow
}
