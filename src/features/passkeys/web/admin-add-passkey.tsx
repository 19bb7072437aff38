import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PaperCodes } from '@/features/accounts/web/admin-paper-codes'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { ExplainedError } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { showToast } from '@/web/ui/toast'
import {
  type addPasskeyCall,
  type beginPasskeyCall,
  type MadePasskey,
  type PasskeyCreation,
  passkeyName,
} from '../contract'
import { PASSKEY_BEGIN_PATH, PASSKEYS_PATH } from '../paths'
import { passkeysQuery } from '../staff-queries'
import { passkeysText as words } from './admin-text'

const fields = { name: field.text(words.name, { isRequired: true, isWide: true, help: words.nameHelp }) }

/** Has the device make a passkey and keeps it under a name; the first one comes with ten codes for paper. */
export function AddPasskey({ onClose, onAdded }: { onClose: () => void; onAdded?: () => void }) {
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function onSave({ name = '' }: { name?: string }) {
    const optionsJSON = await sendForStaff<typeof beginPasskeyCall>('POST', PASSKEY_BEGIN_PATH, {})
    const made = await makePasskey(optionsJSON)
    const added = await sendForStaff<typeof addPasskeyCall>('POST', PASSKEYS_PATH, { name, made })
    if (added.codes) setCodes(added.codes)
    else onDone()
  }

  function onDone() {
    showToast({ title: words.added })
    onClose()
    void queryClient.invalidateQueries(passkeysQuery)
    onAdded?.()
  }

  if (codes) return <PaperCodes codes={codes} onDone={onDone} />
  return (
    <FormDialog<{ name: string }>
      title={words.add}
      save={words.addSave}
      fields={fields as never}
      groups={[{ title: words.add, fields: ['name'] }]}
      judged={{ input: passkeyName, defaults: {} }}
      values={{}}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** Throws ExplainedError where the device, or whoever was asked, did not. */
async function makePasskey(optionsJSON: PasskeyCreation): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return await startRegistration({ optionsJSON })
  } catch (cause) {
    const isThere = cause instanceof Error && cause.name === 'InvalidStateError'
    throw new ExplainedError(isThere ? words.there : words.declined, { cause })
  }
}
