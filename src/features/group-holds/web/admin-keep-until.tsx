import { useQueryClient } from '@tanstack/react-query'
import { addDays, toDay } from '@/kernel/days'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { GROUP_HOLDS_PATH } from '../paths'
import { type GroupHold, keepHoldCall } from '../staff-contract'
import { holdFormText as form, holdText as words } from './admin-text'

type Kept = { keptUntil: string }

const FIELDS = {
  keptUntil: field.day(form.keptUntil, { help: form.keptUntilHelp, isRequired: true }),
} as Fields<Kept>

/** Keeps the nights of a hold until another day. */
export function KeepUntilDialog({
  hold,
  onKept,
  onClose,
}: {
  hold: GroupHold
  onKept: (day: string) => void
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  return (
    <FormDialog<Kept>
      title={words.keepOf(hold.name)}
      fields={FIELDS}
      groups={[{ title: words.keep, fields: ['keptUntil'] }]}
      save={words.save}
      judged={{ input: keepHoldCall.body, defaults: {} }}
      values={{ keptUntil: addDays(toDay(hold.keptUntil), 1) }}
      onSave={async (values) => {
        const path = `${GROUP_HOLDS_PATH}/${hold.id}` as const
        const kept = await sendForStaff<typeof keepHoldCall>('PATCH', path, values)
        onKept(kept.keptUntil)
        onClose()
        void refetchLists(queryClient)
      }}
      onClose={onClose}
    />
  )
}
