import { useState } from 'react'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useSave } from '@/web/admin-kit/use-save'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { ADMIN_GROUPS_PATH } from '../paths'
import {
  type changeContactCall,
  type GroupContact,
  groupContactFields,
  type StaffGroup,
} from '../staff-contract'
import { groupContactText as words } from './admin-text'

const FIELDS: Fields<GroupContact> = {
  guestName: field.text(words.name, { isRequired: true }),
  guestPhone: field.optionalText(words.phone),
  guestEmail: field.optionalText(words.email, { help: words.emailHelp }),
}

/** Opens the form in which staff give a group another guest in charge, or another way to reach them. */
export function GroupContactButton({ group }: { group: StaffGroup }) {
  const save = useSave()
  const [isOpen, setOpen] = useState(false)

  async function onSave(values: Partial<GroupContact>) {
    const path = `${ADMIN_GROUPS_PATH}/${group.id}/contact` as const
    await save(
      async () => {
        await sendForStaff<typeof changeContactCall>('PATCH', path, values)
        showToast({ title: words.changed })
        setOpen(false)
      },
      { failed: words.failed, help: words.tryAgain },
    )
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      {isOpen && (
        <FormDialog
          title={words.title(group.reference)}
          fields={FIELDS}
          groups={[{ title: words.guest, fields: ['guestName', 'guestPhone', 'guestEmail'] }]}
          judged={{ input: groupContactFields, defaults: {} }}
          values={group}
          onSave={onSave}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
