import type { AuditEntry } from '@/features/accounts/contract'
import { tellMoney } from '@/features/front-desk/web/admin-money-words'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { changesOf, type FieldChange, nameOfThing } from './audit-changes'
import { auditText as words } from './audit-text'

/** One change: a sentence, and behind it what was before and after. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, staffEmail, resource, rowId, action, before, after } = entry
  const changes = changesOf(before, after)
  const thing = nameOfThing(before, after) ?? (rowId === null ? '' : `#${rowId}`)
  return (
    <li className="border-b border-line last:border-0">
      <details>
        <summary className="grid cursor-pointer gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-cream sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
          <time dateTime={at} className="tabular text-sm text-ink-soft">
            {formatInstant(at)}
          </time>
          <span className="min-w-0 break-words">
            <strong className="wrap-anywhere">{staffEmail}</strong>{' '}
            {tellMoney(action, after) ?? words.actions[action] ?? action}{' '}
            <span className="text-ink-soft">
              {words.resources[resource] ?? resource}
              {LABEL_WORDS.colon}
            </span>{' '}
            {thing}
          </span>
          <span className="text-sm text-ink-soft">{words.changes(changes.length)}</span>
        </summary>
        <div className="px-4 pb-4">
          {changes.length === 0 ? (
            <p className="text-sm text-ink-soft">{words.same}</p>
          ) : (
            <Comparison changes={changes} />
          )}
        </div>
      </details>
    </li>
  )
}

function Comparison({ changes }: { changes: FieldChange[] }) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="w-1/4 py-1 pr-3 font-semibold">
            {words.field}
          </th>
          <th scope="col" className="py-1 pr-3 font-semibold">
            {words.before}
          </th>
          <th scope="col" className="py-1 font-semibold">
            {words.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-1.5 pr-3 font-semibold break-words">
              {field}
            </th>
            <td className="py-1.5 pr-3 break-words whitespace-pre-wrap text-ink-soft">
              {before ?? <i>{words.nothing}</i>}
            </td>
            <td className="py-1.5 break-words whitespace-pre-wrap">{after ?? <i>{words.nothing}</i>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
