import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameText, type Texts } from '@/kernel/content-translation'
import type { Language } from '@/kernel/language'
import type { Resource } from '@/kernel/resource'
import { ApiError } from '@/web/kit/request'
import { showToast } from '@/web/ui/toast'
import type { Fields } from './field-kinds'
import { FormDialog } from './form-dialog'
import { readForStaff, staffRequest } from './staff-request'
import { describeForm, pathInForm, textsIn, valuesOf } from './translation-fields'
import { translationText as words } from './translation-text'
import { type Translations, translationsQuery } from './use-translations'
import { refetchLists } from './use-writes'

type Row = { id: number } & Record<string, unknown>
type Values = Record<string, unknown>

type TranslationsDialogProps = {
  resource: Resource
  /** The fields of the row's own form. */
  fields: Fields<Values>
  row: Row
  name: string
  translations: Translations
  isReadOnly?: boolean
  onClose: () => void
}

/** A row's texts in other languages, each beside the English one. What is saved are the languages that were written in. */
export function TranslationsDialog(props: TranslationsDialogProps) {
  const { resource, fields, row, name, translations, isReadOnly = false, onClose } = props
  const queryClient = useQueryClient()
  // What is read anew while the form is open does not change it under who writes in it.
  const [form] = useState(() => describeForm(resource, fields, row, translations))
  const [before] = useState(() => valuesOf(resource, row, translations))
  const [versions, setVersions] = useState(() => versionsOf(translations, row))
  const [theirs, setTheirs] = useState<Values | null>(null)

  async function onSave(values: Values) {
    const sent = translations.languages.flatMap((language) => {
      const [now, then] = [textsIn(resource, language, values), textsIn(resource, language, before)]
      const isWritten = now.isCurrent || !isSameText(now.texts, then.texts)
      return isWritten ? [[language, { ...now, updatedAt: versions[language] ?? null }]] : []
    })
    if (sent.length > 0) {
      try {
        const path = `${resource.writePath}/${row.id}/translations`
        await staffRequest('PUT', path, { ...Object.fromEntries(sent), english: englishOf(resource, row) })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await readTheirs()
        throw inForm(error)
      }
      await refetchLists(queryClient)
      showToast({ title: words.done })
    }
    onClose()
  }

  async function readTheirs() {
    const { languages, translations: found } = await readForStaff(translationsQuery(resource))
    const find: Translations['find'] = ({ id }, language) =>
      found.find((one) => one.rowId === id && one.language === language)
    setVersions(versionsOf({ languages, find }, row))
    setTheirs(valuesOf(resource, row, { ...translations, find }))
  }

  return (
    <FormDialog
      title={words.title(name)}
      {...form}
      asTabs
      values={before}
      theirs={theirs}
      isReadOnly={isReadOnly}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** What was read while the form was filled in: somebody may have written it anew since. */
function englishOf({ translated }: Resource, row: Row): Texts {
  return Object.fromEntries(translated.map((name) => [name, row[name]]))
}

type Versions = Partial<Record<Language, string>>

function versionsOf({ languages, find }: Pick<Translations, 'languages' | 'find'>, row: Row): Versions {
  return Object.fromEntries(languages.map((language) => [language, find(row, language)?.updatedAt]))
}

/** The same refusal, with what is wrong by the fields of the form. */
function inForm(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.problems.length === 0) return error
  const errors = error.problems.map((problem) => ({ ...problem, path: pathInForm(problem.path) }))
  return new ApiError(error.status, JSON.stringify({ message: error.serverMessage, errors }))
}
