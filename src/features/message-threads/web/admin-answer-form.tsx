import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { Button, buttonClass } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import { showToast } from '@/web/ui/toast'
import { THREADS_PATH } from '../paths'
import { fillTemplate, findFields } from '../rules/fill-template'
import { templateValues } from '../rules/template-values'
import { whatsappLink } from '../rules/whatsapp-link'
import type { addReplyCall, MessageThread } from '../staff-contract'
import { threadQuery } from '../staff-queries'
import { threadText as words } from './admin-text'

/** As the contract has it. */
const LONGEST = { subject: 200, text: 5000 }

type Draft = { subject: string; text: string }

/** What was written and not sent, for as long as the page is open: a dialog that closes loses nothing. */
const drafts = new Map<string, Draft>()
/** As long as the draft: what was sent and not answered goes out a second time under the same key. */
const attempts = new Map<string, Attempt>()

/** An answer by mail, begun with a template where one fits, or the same text on WhatsApp. */
export function AnswerForm({ thread }: { thread: MessageThread }) {
  const { draft, change, villaId, setVillaId, takeTemplate, forget } = useDraft(thread)
  const { data: villas = [] } = useQuery(bookableVillasQuery)
  const { send, isSending } = useSending(thread, forget)
  const [wrong, setWrong] = useState<string | null>(null)
  const { templates, language, phoneNumber, guestEmail, isMailRead, kind, id } = thread
  const fields = findFields(`${draft.subject} ${draft.text}`)

  const isStillWrong = draft.text.trim() === '' || fields.length > 0

  function onSend(event: FormEvent) {
    event.preventDefault()
    const problem =
      draft.text.trim() === '' ? words.missing : fields.length > 0 ? words.open(fields.join(', ')) : null
    setWrong(problem)
    if (problem === null && !isSending) void send(draft)
  }

  return (
    <form onSubmit={onSend} noValidate className="grid min-w-0 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.template} help={words.templateHelp}>
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              onChange={({ target }) =>
                takeTemplate(templates.find((one) => String(one.id) === target.value)?.text)
              }
            >
              <option value="">{words.noTemplate}</option>
              {templates.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.language === language ? one.name : words.inEnglish(one.name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.villa}>
          {(control) => (
            <Select
              {...control}
              value={villaId ?? ''}
              onChange={({ target }) => setVillaId(Number(target.value) || null)}
            >
              <option value="">{words.noVilla}</option>
              {villas.map((villa) => (
                <option key={villa.id} value={villa.id}>
                  {unitNameOf(villa)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={words.subject}>
        {(control) => (
          <Input
            {...control}
            maxLength={LONGEST.subject}
            value={draft.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        )}
      </Field>
      <Field
        label={words.text}
        help={words.textHelp(guestEmail, isMailRead)}
        error={isStillWrong ? wrong : null}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            maxLength={LONGEST.text}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        {phoneNumber && (
          <a
            href={whatsappLink(phoneNumber, draft.text)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            <Icon name="chat" />
            {words.whatsapp}
          </a>
        )}
        <PanelLink
          to={`/bookings/new?thread=${kind}-${id}`}
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          {words.book}
        </PanelLink>
      </div>
    </form>
  )
}

/** What is being written, and the fields of a template filled in for this guest and the villa chosen. */
function useDraft(thread: MessageThread) {
  const { name: hotel } = useProperty()
  const { data: villas = [] } = useQuery(bookableVillasQuery)
  const [villaId, setVilla] = useState<number | null>(null)
  const key = `${thread.kind}-${thread.id}`
  const begun = {
    subject: words.re(thread.subject),
    text: `${thread.told.dear}\n\n`,
  }
  const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? begun)

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    drafts.set(key, next)
    setDraft(next)
  }

  function valuesFor(id: number | null) {
    const villa = villas.find((one) => one.id === id)
    const chosen = villa ? { id: villa.id, name: unitNameOf(villa) } : null
    return templateValues(thread, { villa: chosen, hotel })
  }

  return {
    draft,
    change,
    villaId,
    // A villa chosen after the template fills in what it left open.
    setVillaId(id: number | null) {
      setVilla(id)
      change({ text: fillTemplate(draft.text, valuesFor(id)) })
    },
    takeTemplate: (text: string | undefined) =>
      text !== undefined && change({ text: fillTemplate(text, valuesFor(villaId)) }),
    forget() {
      drafts.delete(key)
      setDraft(begun)
    },
  }
}

function useSending(thread: MessageThread, onSent: () => void) {
  const queryClient = useQueryClient()
  const name = `${thread.kind}-${thread.id}`
  const [isSending, setSending] = useState(false)
  const path = `${THREADS_PATH}/${thread.kind}/${thread.id}/replies` as const

  async function send(draft: Draft) {
    setSending(true)
    const attempt = nextAttempt(attempts.get(name) ?? null, JSON.stringify(draft))
    attempts.set(name, attempt)
    const headers = { 'idempotency-key': attempt.key }
    try {
      const answered = await sendForStaff<typeof addReplyCall>('POST', path, draft, headers)
      queryClient.setQueryData(threadQuery(thread).queryKey, answered)
      attempts.delete(name)
      onSent()
      showToast({ title: words.sent })
      void refetchLists(queryClient)
    } catch (error) {
      if (isRefused(error)) attempts.delete(name)
      const description = reasonOf(error) ?? words.sendAgain
      showToast({ title: words.notSent, description, tone: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  return { send, isSending }
}
