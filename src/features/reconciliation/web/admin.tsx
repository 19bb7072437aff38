import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { ApiError } from '@/web/kit/request'
import { RECONCILIATION_PATH } from '../paths'
import type { Reconciliation, reconcileCall } from '../staff-contract'
import { type ChosenStatement, ReconciliationForm } from './admin-reconciliation-form'
import { ReconciliationResult } from './admin-reconciliation-result'
import { reconciliationText as words } from './admin-text'
import { readStatement } from './read-statement'

type Failure = { message: string; fields: Record<string, string> }

/** A provider's statement held against our payments. What was chosen stays, whatever becomes of it. */
export function ReconciliationAdmin() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [found, setFound] = useState<Reconciliation | null>(null)
  const result = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (found) result.current?.focus()
  }, [found])

  async function onCompare({ file, ...wanted }: ChosenStatement) {
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      const statement = await readStatement(file).catch(() => {
        throw new UnreadableFile(words.unreadable)
      })
      setFound(
        await sendForStaff<typeof reconcileCall>('POST', RECONCILIATION_PATH, { ...wanted, statement }),
      )
    } catch (error) {
      setFailure(tellFailure(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="grid min-w-0 gap-6">
      <p className="max-w-measure text-ink-soft print:hidden">{words.intro}</p>
      <ReconciliationForm isSending={isSending} failure={failure} onCompare={onCompare} />
      {found && <ReconciliationResult found={found} titleRef={result} />}
    </div>
  )
}

class UnreadableFile extends Error {}

function tellFailure(error: unknown): Failure {
  if (error instanceof UnreadableFile) return { message: words.failed, fields: { statement: error.message } }
  const problems = error instanceof ApiError ? error.problems : []
  const isTooLarge = error instanceof ApiError && error.status === 413
  if (isTooLarge) return { message: words.failed, fields: { statement: words.tooLarge } }
  if (problems.length === 0) return { message: reasonOf(error) ?? words.failedHelp, fields: {} }
  return {
    message: words.failed,
    fields: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
  }
}
