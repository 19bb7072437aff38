import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { passwordField } from '@/features/accounts/web/admin-password-field'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { showToast } from '@/web/ui/toast'
import { bothProofs, type endFactorCall } from '../contract'
import { SECOND_FACTOR_END_PATH } from '../paths'
import { secondFactorQuery } from '../staff-queries'
import { ownAccountText as words } from './admin-text'

type Proof = { password: string; code: string }

const fields = {
  password: passwordField(words.current, { isRequired: true, isCurrent: true }),
  code: field.text(words.code, { isRequired: true, help: words.turnOffHelp }),
}

/** Turns the second factor off, after a last proof of both. */
export function EndSecondFactor({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()

  async function onSave(proof: Partial<Proof>) {
    await endSecondFactor(queryClient, proof)
    onClose()
  }

  return (
    <FormDialog<Proof>
      title={words.turnOff}
      save={words.turnOff}
      fields={fields as never}
      groups={[{ title: words.turnOff, fields: ['password', 'code'] }]}
      judged={{ input: bothProofs, defaults: {} }}
      values={{}}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** Who has a passkey gives neither but, where it is asked for, a fresh proof. Throws ApiError. */
export async function endSecondFactor(queryClient: QueryClient, proof: Partial<Proof> = {}): Promise<void> {
  const now = await sendForStaff<typeof endFactorCall>('POST', SECOND_FACTOR_END_PATH, proof)
  queryClient.setQueryData(secondFactorQuery.queryKey, now)
  showToast({ title: words.turnedOff })
}
