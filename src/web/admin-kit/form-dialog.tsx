import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ZodObject } from 'zod'
import type { FieldProblem } from '@/kernel/errors'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import type { FieldKind, Fields } from './field-kinds'
import { draftOf, isChanged, type Judged, judgeValues, problemsByField, readDraft } from './form-draft'
import { type FieldGroup, FormFields } from './form-fields'
import { reasonOf } from './resource-words'
import { Spinner } from './spinner'
import { Tabs } from './tabs'
import { formText as words } from './text'
import { TheirChanges } from './their-changes'
import { confirmLoss, useUnsaved } from './use-unsaved'

type FormDialogProps<Values> = {
  title: string
  fields: Fields<Values>
  /** Headed parts of the form, or, with `asTabs`, one at a time. */
  groups: readonly FieldGroup<keyof Values & string>[]
  asTabs?: boolean
  judged: Judged<ZodObject>
  /** What the form begins with. */
  values: Partial<Values>
  /** What somebody else saved while the form was open. */
  theirs?: Partial<Values> | null
  /** What the button that saves says. */
  save?: string
  /** For whoever may look and not change. */
  isReadOnly?: boolean
  /** What is wrong beyond what the contract says. */
  check?: (values: Partial<Values>) => FieldProblem[] | Promise<FieldProblem[]>
  /** Throws what the server refused the values with. */
  onSave: (values: Partial<Values>) => Promise<void>
  onClose: () => void
}

/** A form over the page. It asks before it loses something, and stays as it is when saving fails. */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { title, fields, groups, asTabs = false, judged, values, isReadOnly = false, onSave, onClose } = props
  const { save = words.save } = props
  const kindOf = (name: string) => fields[name as keyof Values] as FieldKind<unknown> | undefined
  const [before] = useState(() => draftOf(fields, values))
  const [draft, setDraft] = useState(before)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [tab, setTab] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const byField = problemsByField(problems)
  const isUnsaved = busy.size > 0 || isChanged(before, draft)
  useUnsaved(isUnsaved && !isSaving)

  // With a keyboard at hand one can type at once; on a phone it would cover the form before it is seen.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      form.current?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus()
  }, [])

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  // What failed stands at the end of a form that may be long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody else saved comes below it and moves it
  useEffect(() => {
    if (failure && problems.length === 0) said.current?.scrollIntoView({ block: 'center' })
  }, [failure, problems, props.theirs])

  async function onAskClose() {
    if (isSaving) return
    if (!isUnsaved || (await confirmLoss())) onClose()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving || isReadOnly) return
    const read = readDraft(fields, draft)
    const judgement = judgeValues(judged, read)
    if (judgement.length > 0) return show(judgement, words.checkFields)
    if (busy.size > 0) return show([], words.waitForUpload)
    setSaving(true)
    setFailure(null)
    try {
      const found = (await props.check?.(read)) ?? []
      if (found.length === 0) return await onSave(read)
      setSaving(false)
      show(found, words.checkFields)
    } catch (error) {
      setSaving(false)
      show(error instanceof ApiError ? error.problems : [], reasonOf(error) ?? words.unavailable)
    }
  }

  function show(found: readonly FieldProblem[], message: string) {
    setProblems(found)
    setFailure(message)
    const wrong = problemsByField(found)
    const place = groups.findIndex((group) => group.fields.some((name) => wrong.has(name)))
    if (place >= 0) setTab(place)
  }

  function onChange(name: string, value: string | boolean) {
    setDraft((now) => ({ ...now, [name]: value }))
    setProblems((now) => now.filter(({ path }) => path.split('.')[0] !== name))
  }

  function onBusy(name: string, isBusy: boolean) {
    setBusy((now) => new Set(isBusy ? [...now, name] : [...now].filter((one) => one !== name)))
    if (!isBusy) setFailure((now) => (now === words.waitForUpload ? null : now))
  }

  const parts = groups.map((group) => ({
    title: group.title,
    hasProblem: group.fields.some((name) => byField.has(name)),
    content: (
      <div className="grid gap-5">
        {group.note?.(draft, values, onChange)}
        <FormFields
          names={group.fields}
          kindOf={kindOf}
          draft={draft}
          problems={byField}
          allProblems={problems}
          onChange={onChange}
          onBusy={onBusy}
        />
      </div>
    ),
  }))

  return (
    <Dialog
      open
      title={title}
      onClose={() => void onAskClose()}
      closesOnBackdrop={!isUnsaved}
      className="scroll-pb-20 sm:max-w-3xl"
    >
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-6">
        <fieldset disabled={isReadOnly} className="grid min-w-0 gap-7">
          {asTabs ? (
            <Tabs label={title} tabs={parts} chosen={tab} onChoose={setTab} />
          ) : (
            parts.map((part) => (
              <section key={part.title} aria-label={part.title} className="grid gap-4">
                {parts.length > 1 && <h3 className="border-b border-line pb-1.5 text-lg">{part.title}</h3>}
                {part.content}
              </section>
            ))
          )}
        </fieldset>
        {failure && (
          <p
            ref={said}
            role="alert"
            className="rounded-control border border-alarm bg-blush px-4 py-2.5 text-sm text-alarm"
          >
            {failure}
          </p>
        )}
        {props.theirs && (
          <TheirChanges
            before={before}
            theirs={draftOf(fields, props.theirs)}
            draft={draft}
            kindOf={kindOf}
            onTake={onChange}
          />
        )}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex justify-end gap-3 border-t border-line bg-paper px-5 py-3 max-sm:*:grow max-sm:*:px-3 sm:-mx-7 sm:-mb-7 sm:px-7">
          <Button look="quiet" onClick={() => void onAskClose()}>
            {words.cancel}
          </Button>
          {!isReadOnly && (
            <Button type="submit" look="primary" aria-disabled={isSaving}>
              {isSaving && <Spinner className="size-5" />}
              {isSaving ? words.saving : save}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
