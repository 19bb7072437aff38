import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { OwnPassword } from '@/features/accounts/web/admin-own-password'
import { PaperCodes } from '@/features/accounts/web/admin-paper-codes'
import { Passkeys } from '@/features/passkeys/web/admin-passkeys'
import { confirm } from '@/web/admin-kit/confirm'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { paperCodesCall } from '../contract'
import { PAPER_CODES_PATH } from '../paths'
import { secondFactorQuery } from '../staff-queries'
import { Card } from './admin-card'
import { Devices } from './admin-devices'
import { EndSecondFactor, endSecondFactor } from './admin-end-second-factor'
import { type Begun, beginSecondFactor, SetUpSecondFactor } from './admin-set-up-second-factor'
import { ownAccountText as words } from './admin-text'

/** One's own account: password, second factor, and where one is signed in; `children` are what else belongs to it. */
export function OwnAccount({ children }: { children?: ReactNode }) {
  const queryClient = useQueryClient()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  return (
    <div className="grid max-w-3xl gap-6">
      <Card title={words.password}>
        <p className="text-ink-soft">{words.passwordHelp}</p>
        <Button look="quiet" className="justify-self-start" onClick={() => setPasswordOpen(true)}>
          {words.changePassword}
        </Button>
        {isPasswordOpen && <OwnPassword onClose={() => setPasswordOpen(false)} />}
      </Card>
      <Card title={words.passkeys}>
        <Passkeys onChange={() => void queryClient.invalidateQueries(secondFactorQuery)} />
      </Card>
      <SecondFactor />
      {children}
      <Card title={words.devices}>
        <Devices />
      </Card>
    </div>
  )
}

function SecondFactor() {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(secondFactorQuery)
  const [open, setOpen] = useState<'set-up' | 'end' | null>(null)
  const [begun, setBegun] = useState<Begun>()
  /** With a passkey neither asks for the password: the proof is asked for where it was not given lately. */
  const byPasskey = useMutation({
    mutationFn: async (wanted: 'set-up' | 'end') => {
      if (wanted === 'end') return await endSecondFactor(queryClient)
      setBegun(await beginSecondFactor())
      setOpen('set-up')
    },
    onError: (error, wanted) => {
      const title = wanted === 'end' ? words.turnOffFailed : words.setUpFailed
      showToast({ title, description: reasonOf(error) ?? formText.unavailable, tone: 'destructive' })
    },
  })
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="h-44" />
      </Loading>
    )
  const { isOn, codesLeft, passkeys } = data
  const isAsked = isOn || passkeys > 0

  async function onPress() {
    const wanted = isOn ? 'end' : 'set-up'
    if (passkeys === 0) return setOpen(wanted)
    const { turnOffTitle: title, turnOffLine: line, turnOff: action } = words
    if (isOn && !(await confirm({ title, line, action }))) return
    byPasskey.mutate(wanted)
  }

  function onClose() {
    setOpen(null)
    setBegun(undefined)
  }

  return (
    <Card
      title={words.factor}
      badge={<Badge color={isAsked ? 'green' : 'orange'}>{isAsked ? words.on : words.off}</Badge>}
    >
      <p className="text-ink-soft">
        {isOn ? words.factorOn : isAsked ? words.factorPasskeys : words.factorOff}{' '}
        {isAsked && words.codesLeft(codesLeft)} {isAsked && codesLeft < 3 && words.codesLow}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look={isAsked ? 'quiet' : 'action'}
          aria-disabled={byPasskey.isPending}
          onClick={() => !byPasskey.isPending && void onPress()}
        >
          {passkeys > 0 ? words[isOn ? 'turnOffApp' : 'setUpApp'] : words[isOn ? 'turnOff' : 'setUp']}
        </Button>
        {isAsked && <NewCodes />}
      </div>
      {open === 'set-up' && <SetUpSecondFactor begun={begun} onClose={onClose} />}
      {open === 'end' && <EndSecondFactor onClose={onClose} />}
    </Card>
  )
}

/** Ten new codes on paper, for whoever has used or lost those there were. */
function NewCodes() {
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function onMake() {
    const { newCodesTitle: title, newCodesLine: line, newCodes: action } = words
    if (!(await confirm({ title, line, action }))) return
    try {
      const made = await sendForStaff<typeof paperCodesCall>('POST', PAPER_CODES_PATH, {})
      setCodes(made.codes)
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.newCodesFailed, description, tone: 'destructive' })
    }
    await queryClient.invalidateQueries(secondFactorQuery)
  }

  return (
    <>
      <Button look="quiet" onClick={() => void onMake()}>
        {words.newCodes}
      </Button>
      {codes && <PaperCodes codes={codes} onDone={() => setCodes(null)} />}
    </>
  )
}
