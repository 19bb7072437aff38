import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldProblem } from '@/kernel/errors'
import type { FieldKind } from '@/web/admin-kit/field-kinds'
import { draftOf, isChanged, judgeValues, problemsByField, readDraft } from '@/web/admin-kit/form-draft'
import { FormFields } from '@/web/admin-kit/form-fields'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { Spinner } from '@/web/admin-kit/spinner'
import { readForStaff, sendForStaff } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { TheirChanges } from '@/web/admin-kit/their-changes'
import { useUnsaved } from '@/web/admin-kit/use-unsaved'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { changePropertyCall } from '../contract'
import { propertyInput, type StaffProperty, type WrittenFacts } from '../contract'
import { PROPERTY_ADMIN_PATH } from '../paths'
import { staffPropertyQuery } from '../staff-queries'
import { FactTranslations } from './admin-fact-translations'
import { FACT_GROUPS, factFields, labelOfFact } from './admin-fields'
import { factsText as words } from './admin-text'

/** The one source of every fact about the hotel, for superadmins. */
export function PropertyAdmin() {
  const { data, isError, refetch } = useQuery(staffPropertyQuery)
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading} className="grid max-w-5xl gap-6">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} className="h-44" />
        ))}
      </Loading>
    )
  return (
    <>
      <FactTranslations facts={data.facts} />
      <FactsForm property={data} />
    </>
  )
}

function FactsForm({ property: { facts, samples, updatedAt } }: { property: StaffProperty }) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => factFields(samples), [samples])
  const [before, setBefore] = useState(() => draftOf<WrittenFacts>(fields, facts))
  const [draft, setDraft] = useState(before)
  const [version, setVersion] = useState(updatedAt)
  const [theirs, setTheirs] = useState<WrittenFacts | null>(null)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const byField = problemsByField(problems)
  const isUnsaved = isChanged(before, draft)
  const kindOf = (name: string) => fields[name as keyof WrittenFacts] as FieldKind<unknown> | undefined
  useUnsaved(isUnsaved && !isSaving)

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const values = readDraft<WrittenFacts>(fields, draft)
    const found = judgeValues({ input: propertyInput, defaults: {} }, values)
    setProblems(found)
    setFailure(found.length > 0 ? formText.checkFields : null)
    if (found.length > 0) return
    setSaving(true)
    try {
      const sent = { ...values, updatedAt: version }
      const saved = await sendForStaff<typeof changePropertyCall>('PUT', PROPERTY_ADMIN_PATH, sent)
      queryClient.setQueryData(staffPropertyQuery.queryKey, saved)
      setBefore(draft)
      setVersion(saved.updatedAt)
      setTheirs(null)
      showToast({ title: words.saved })
      void refetchLists(queryClient)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await readTheirs()
      setProblems(error instanceof ApiError ? error.problems : [])
      setFailure(reasonOf(error) ?? formText.unavailable)
      showToast({
        title: words.saveFailed,
        description: reasonOf(error) ?? formText.unavailable,
        tone: 'destructive',
      })
    } finally {
      setSaving(false)
    }
  }

  /** The next save goes over what is read here. */
  async function readTheirs() {
    const newer = await readForStaff(staffPropertyQuery).catch(() => null)
    if (!newer) return
    setVersion(newer.updatedAt)
    setTheirs(newer.facts)
  }

  function onChange(name: string, value: string | boolean) {
    setDraft((now) => ({ ...now, [name]: value }))
    setProblems((now) => now.filter(({ path }) => path.split('.')[0] !== name))
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-5xl gap-6">
      <p className="max-w-measure text-ink-soft">{words.intro}</p>
      {samples.length > 0 && <SampleNotice samples={samples} />}
      {FACT_GROUPS.map((group) => (
        <section
          key={group.title}
          aria-label={group.title}
          className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-6"
        >
          <h2 className="text-lg">{group.title}</h2>
          <FormFields
            names={group.fields}
            kindOf={kindOf}
            draft={draft}
            problems={byField}
            onChange={onChange}
          />
        </section>
      ))}
      {failure && (
        <p
          role="alert"
          className="rounded-control border border-alarm bg-blush px-4 py-2.5 text-sm text-alarm"
        >
          {failure}
        </p>
      )}
      {theirs && (
        <TheirChanges
          before={before}
          theirs={draftOf<WrittenFacts>(fields, theirs)}
          draft={draft}
          kindOf={kindOf}
          onTake={onChange}
        />
      )}
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-cream py-3">
        <Button type="submit" aria-disabled={isSaving || !isUnsaved}>
          {isSaving && <Spinner className="size-5" />}
          {isSaving ? formText.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

function SampleNotice({ samples }: { samples: readonly string[] }) {
  return (
    <section
      aria-label={words.samplesTitle}
      className="flex gap-3 rounded-card border border-clay bg-gold-soft p-4"
    >
      <Icon name="alert" className="size-6 shrink-0 text-clay-deep" />
      <div>
        <h2 className="font-sans text-base font-semibold">{words.samplesTitle}</h2>
        <p>{words.samplesLine}</p>
        <ul className="mt-1 list-disc pl-5">
          {samples.map((name) => (
            <li key={name}>{labelOfFact(name)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
