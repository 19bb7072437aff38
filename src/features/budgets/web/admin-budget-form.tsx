import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { shortMonth } from '@/features/reports/web/admin-tell-figures'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { confirmLoss, useUnsaved } from '@/web/admin-kit/use-unsaved'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { BUDGETS_PATH } from '../paths'
import {
  changedMonths,
  type DraftProblem,
  draftOf,
  isSameBudget,
  type MonthDraft,
  readDraft,
} from '../rules/budget-draft'
import type { Budget, BudgetYear, setBudgetsCall } from '../staff-contract'
import { budgetsQuery } from '../staff-queries'
import { budgetText as words } from './admin-text'

/** The twelve months of a year as fields; what another saved meanwhile is refused and said, and what is typed stays. */
export function BudgetForm({ budget: current, onClose }: { budget: BudgetYear; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [opened] = useState(current)
  // As it was when the form was opened, or when a save was refused and theirs was shown: what comes in otherwise was not seen.
  const [{ year, months }, setSeen] = useState(opened)
  /** Of the months in which something was typed. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, MonthDraft>>(new Map())
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const changes = changedMonths(months, drafts)
  const problems = new Map(
    Array.from(drafts, ([month, draft]) => {
      const read = readDraft(draft)
      return [month, 'problem' in read ? read.problem : null] as const
    }),
  )
  const isWrong = [...problems.values()].some((problem) => problem !== null)
  const isUnsaved = changes.length > 0 || isWrong
  useUnsaved(isUnsaved && !isSending)

  async function onLeave() {
    if (!isUnsaved || (await confirmLoss())) onClose()
  }

  async function onSave(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isSending || isWrong) return
    if (changes.length === 0) {
      showToast({ title: words.unchanged })
      onClose()
      return
    }
    setSending(true)
    setRefusal(null)
    try {
      await sendForStaff<typeof setBudgetsCall>('PUT', BUDGETS_PATH, { months: changes })
      showToast({ title: words.saved(year) })
      onClose()
    } catch (error) {
      setRefusal(reasonOf(error) ?? words.failedHelp)
      if (error instanceof ApiError && error.status === 409) await readTheirs()
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  /** Others' figures stand in the months that nothing was typed in, and beside what was typed in the rest. */
  async function readTheirs() {
    try {
      setSeen(await queryClient.fetchQuery({ ...budgetsQuery(year), staleTime: 0 }))
    } catch (error) {
      setRefusal(`${words.failed}. ${reasonOf(error) ?? words.failedHelp}`)
    }
  }

  return (
    <Dialog open title={words.editTitle(year)} onClose={() => void onLeave()}>
      <form onSubmit={(event) => void onSave(event)} noValidate className="grid gap-4">
        <p className="text-ink-soft">{words.editHelp}</p>
        <ul className="grid gap-2">
          {months.map(({ month, budget }, index) => (
            <MonthFields
              key={month}
              month={month}
              draft={drafts.get(month) ?? draftOf(budget)}
              theirs={
                drafts.has(month) && !isSameBudget(budget, opened.months[index]?.budget) ? budget : undefined
              }
              problem={isChecked ? (problems.get(month) ?? null) : null}
              onDraft={(draft) => setDrafts(new Map(drafts).set(month, draft))}
            />
          ))}
        </ul>
        {refusal && (
          <p role="alert" className="text-alarm">
            {refusal}
          </p>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={() => void onLeave()}>
            {words.cancel}
          </Button>
          <Button type="submit" look="action" aria-disabled={isSending}>
            {isSending ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type MonthFieldsProps = {
  month: string
  draft: MonthDraft
  /** What somebody else has saved meanwhile, null where they cleared it. */
  theirs: Budget | null | undefined
  problem: DraftProblem | null
  onDraft: (draft: MonthDraft) => void
}

function MonthFields({ month, draft, theirs, problem, onDraft }: MonthFieldsProps) {
  const name = shortMonth(month)
  const nightsWrong = problem === 'both' && draft.nights.trim() === '' ? words.both : words.nightsWrong
  const revenueWrong = problem === 'both' ? words.both : words.revenueWrong
  const isNights = problem === 'nights' || (problem === 'both' && draft.nights.trim() === '')
  return (
    <li className="grid grid-cols-2 gap-3">
      <Field label={words.nightsOf(name)} error={problem && isNights ? nightsWrong : null}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={draft.nights}
            onChange={({ target: { value } }) => onDraft({ ...draft, nights: value })}
          />
        )}
      </Field>
      <Field label={words.revenueOf(name)} error={problem && !isNights ? revenueWrong : null}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            value={draft.revenue}
            onChange={({ target: { value } }) => onDraft({ ...draft, revenue: value })}
          />
        )}
      </Field>
      {theirs !== undefined && <p className="col-span-2 text-sm text-ink-soft">{words.theirs(theirs)}</p>}
    </li>
  )
}
