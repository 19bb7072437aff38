import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { GUESTS_PATH } from '../paths'
import type { Guest, GuestProfile, mergeGuestCall } from '../staff-contract'
import { guestQuery, guestsQuery } from '../staff-queries'
import { guestPageText as words } from './admin-text'

/** Two profiles that are one person become one, after a question. */
export function MergeForm({ guest }: { guest: GuestProfile }) {
  const queryClient = useQueryClient()
  const { data = [] } = useQuery(guestsQuery)
  const [otherId, setOtherId] = useState('')
  const others = data.filter(({ id }) => id !== guest.id).toSorted((a, b) => a.name.localeCompare(b.name))
  const other = others.find(({ id }) => String(id) === otherId)

  async function onMerge() {
    if (!other) return
    const title = words.mergeAsk(tell(other), tell(guest))
    if (!(await confirm({ title, line: words.mergeAskLine, action: words.mergeNow }))) return
    try {
      const path = `${GUESTS_PATH}/${guest.id}/merge` as const
      const merged = await sendForStaff<typeof mergeGuestCall>('POST', path, { guestId: other.id })
      queryClient.setQueryData(guestQuery(guest.id).queryKey, merged)
      setOtherId('')
      showToast({ title: words.merged })
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.notMerged, description, tone: 'destructive' })
    } finally {
      void refetchLists(queryClient)
    }
  }

  return (
    <>
      <Field label={words.other} help={words.mergeHelp}>
        {(control) => (
          <Select {...control} value={otherId} onChange={({ target }) => setOtherId(target.value)}>
            <option value="">{words.choose}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {tell(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        look="quiet"
        size="small"
        aria-disabled={!other}
        className="justify-self-start"
        onClick={() => void onMerge()}
      >
        {words.mergeNow}
      </Button>
    </>
  )
}

function tell({ name, contacts }: Pick<Guest, 'name' | 'contacts'>): string {
  const [first] = contacts
  return first ? `${name} (${first.value})` : name
}
