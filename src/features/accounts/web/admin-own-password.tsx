import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formText } from '@/web/admin-kit/text'
import { showToast } from '@/web/ui/toast'
import { type PasswordChange, passwordChange } from '../contract'
import { passwordField } from './admin-password-field'
import { changePassword } from './admin-session'
import { ownPasswordText as words } from './admin-text'

const fields = {
  currentPassword: passwordField(words.current, { isRequired: true, isCurrent: true }),
  newPassword: passwordField(words.next, { isRequired: true, help: words.nextHelp }),
}

/** One's own password: the one there is, and the one that is to be. */
export function OwnPassword({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()

  async function onSave(change: Partial<PasswordChange>) {
    try {
      await changePassword(queryClient, change)
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.failed, description, tone: 'destructive' })
      throw error
    }
    onClose()
    showToast(words.changed)
  }

  return (
    <FormDialog<PasswordChange>
      title={words.title}
      fields={fields as never}
      groups={[{ title: words.title, fields: ['currentPassword', 'newPassword'] }]}
      judged={{ input: passwordChange, defaults: { currentPassword: '', newPassword: '' } }}
      values={{}}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
