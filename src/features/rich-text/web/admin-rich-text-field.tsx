import { lazy, Suspense } from 'react'
import type { FieldKind } from '@/web/admin-kit/field-kinds'
import { PanelLoadingLine } from '@/web/admin-kit/loading-line'
import { type RichText, richText } from '../contract'
import { isBlank, plainTextOf } from '../rules/plain-text'
import { asStored } from './admin-as-stored'
import { editorText as words } from './admin-text'

const Editor = lazy(async () => ({ default: (await import('./admin-editor')).Editor }))

type Wanted = { help?: string; isRequired?: boolean }

/** A formatted text, written in an editor; what is blank is null. */
export function richTextField(label: string, wanted: Wanted = {}): FieldKind<RichText | null> {
  return {
    label,
    isWide: true,
    ...wanted,
    // Whatever the order of its keys in the database, the same document is the same text.
    write: (value) => (value ? JSON.stringify(richText.parse(value)) : ''),
    read: (text) => readDocument(String(text)),
    say: (text) => {
      const body = readDocument(text)
      return body ? plainTextOf(body) : ''
    },
    render: ({ control, value, onChange }) => (
      <Suspense fallback={<PanelLoadingLine label={words.loading} />}>
        <Editor control={control} label={label} value={String(value)} onChange={onChange} />
      </Suspense>
    ),
  }
}

function readDocument(text: string): RichText | null {
  if (text === '') return null
  const body = asStored(JSON.parse(text))
  return isBlank(body) ? null : body
}
