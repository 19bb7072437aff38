import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { Input, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { setFiscalNumberCall, WholeDocument } from '../contract'
import { DOCUMENTS_PATH } from '../paths'
import { documentQuery } from '../staff-queries'
import { documentsText, documentText as words } from './admin-text'

const LONGEST_NUMBER = 60
const LONGEST_CODE = 500

/** What the revenue authority's system answered about an invoice or a credit note. */
export function FiscalForm({ document }: { document: WholeDocument }) {
  const queryClient = useQueryClient()
  const [number, setNumber] = useState(document.fiscalNumber ?? '')
  const [code, setCode] = useState(document.fiscalCode ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  if (document.kind !== 'invoice' && document.kind !== 'credit-note') return null

  async function onSave(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (number.trim() === '') return setProblem(words.fiscalWanted)
    setSending(true)
    try {
      const saved = await sendForStaff<typeof setFiscalNumberCall>(
        'PUT',
        `${DOCUMENTS_PATH}/${document.id}/fiscal-number`,
        { fiscalNumber: number, fiscalCode: code || null },
      )
      queryClient.setQueryData(documentQuery(document.id).queryKey, saved)
      showToast({ title: words.saved })
    } catch (error) {
      const description = reasonOf(error) ?? documentsText.tryAgain
      showToast({ title: words.saveFailed, description, tone: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void onSave(event)}
      className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5 print:hidden"
    >
      <Field label={words.fiscal} help={words.fiscalHelp} error={problem}>
        {(control) => (
          <Input
            {...control}
            maxLength={LONGEST_NUMBER}
            value={number}
            onChange={({ target: { value } }) => {
              setNumber(value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Field label={words.fiscalCode}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LONGEST_CODE}
            value={code}
            onChange={({ target: { value } }) => setCode(value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        size="small"
        aria-disabled={isSending}
        className="justify-self-start"
      >
        {isSending ? words.saving : words.save}
      </Button>
    </form>
  )
}
