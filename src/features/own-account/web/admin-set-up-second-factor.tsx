import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PaperCodes } from '@/features/accounts/web/admin-paper-codes'
import { passwordField } from '@/features/accounts/web/admin-password-field'
import { LABEL_WORDS } from '@/kernel/labels'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { QrCode } from '@/web/admin-kit/qr-code'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { showToast } from '@/web/ui/toast'
import { type beginFactorCall, codeProof, type confirmFactorCall, passwordProof } from '../contract'
import { SECOND_FACTOR_CONFIRM_PATH, SECOND_FACTOR_PATH } from '../paths'
import { secondFactorQuery } from '../staff-queries'
import { ownAccountText as words } from './admin-text'

const passwordFields = { password: passwordField(words.current, { isRequired: true, isCurrent: true }) }

/** What the app has to be told. */
export type Begun = { secret: string; uri: string }

type SetUpProps = { begun?: Begun | undefined; onClose: () => void; onSetUp?: () => void }

/** The way to a second factor: the password unless it is begun already, the app's code, and ten codes for paper. */
export function SetUpSecondFactor({ begun: begunBefore, onClose, onSetUp }: SetUpProps) {
  const queryClient = useQueryClient()
  const [begun, setBegun] = useState<Begun | undefined>(begunBefore)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function onDone() {
    showToast({ title: words.turnedOn })
    onClose()
    void queryClient.invalidateQueries(secondFactorQuery)
    onSetUp?.()
  }

  async function onBegin(proof: { password?: string }) {
    setBegun(await beginSecondFactor(proof))
  }

  async function onConfirm(proof: { code?: string }) {
    const answer = await sendForStaff<typeof confirmFactorCall>('POST', SECOND_FACTOR_CONFIRM_PATH, proof)
    setCodes(answer.codes)
  }

  if (codes) return <PaperCodes codes={codes} onDone={onDone} />
  if (begun)
    return (
      <FormDialog<{ code: string }>
        key="code"
        title={words.scanTitle}
        save={words.confirm}
        fields={codeFields(begun) as never}
        groups={[{ title: words.scanTitle, fields: ['code'] }]}
        judged={{ input: codeProof, defaults: {} }}
        values={{}}
        onSave={onConfirm}
        onClose={onClose}
      />
    )
  return (
    <FormDialog<{ password: string }>
      key="password"
      title={words.proveTitle}
      save={words.next}
      fields={passwordFields as never}
      groups={[{ title: words.proveTitle, fields: ['password'] }]}
      judged={{ input: passwordProof, defaults: {} }}
      values={{}}
      onSave={onBegin}
      onClose={onClose}
    />
  )
}

/** Who has a passkey gives no password but, where it is asked for, a fresh proof. */
export function beginSecondFactor(proof: { password?: string } = {}): Promise<Begun> {
  return sendForStaff<typeof beginFactorCall>('POST', SECOND_FACTOR_PATH, proof)
}

/** The field for the code, under what the app has to be told. */
function codeFields({ secret, uri }: Begun) {
  const code = field.text(words.code, { isRequired: true, isWide: true })
  return {
    code: {
      ...code,
      render: (args: Parameters<typeof code.render>[0]) => (
        <div className="grid gap-4">
          <p className="text-ink-soft">{words.scanHelp}</p>
          <div className="flex flex-wrap items-start gap-5">
            <QrCode text={uri} label={words.qrLabel} />
            <p className="min-w-0">
              {words.key}
              {LABEL_WORDS.colon}{' '}
              <code className="font-semibold wrap-anywhere select-all">{inFours(secret)}</code>
            </p>
          </div>
          {code.render(args)}
        </div>
      ),
    },
  }
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
