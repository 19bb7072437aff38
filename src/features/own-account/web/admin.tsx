import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { OwnPassword } from '@/features/accounts/web/admin-own-password'
import { Notice } from '@/web/admin-kit/list-screen'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { secondFactorQuery } from '../staff-queries'
import { Devices } from './admin-devices'
import { EndSecondFactor } from './admin-end-second-factor'
import { SetUpSecondFactor } from './admin-set-up-second-factor'
import { ownAccountText as words } from './admin-text'

/** One's own account: password, second factor, and where one is signed in. */
export function OwnAccount() {
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
      <SecondFactor />
      <Card title={words.devices}>
        <Devices />
      </Card>
    </div>
  )
}

function SecondFactor() {
  const { data, isError, refetch } = useQuery(secondFactorQuery)
  const [open, setOpen] = useState<'set-up' | 'end' | null>(null)
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
  const { isOn, codesLeft } = data
  return (
    <Card
      title={words.factor}
      badge={<Badge color={isOn ? 'green' : 'orange'}>{isOn ? words.on : words.off}</Badge>}
    >
      <p className="text-ink-soft">
        {isOn ? words.factorOn : words.factorOff} {isOn && words.codesLeft(codesLeft)}{' '}
        {isOn && codesLeft < 3 && words.codesLow}
      </p>
      <Button
        look={isOn ? 'quiet' : 'action'}
        className="justify-self-start"
        onClick={() => setOpen(isOn ? 'end' : 'set-up')}
      >
        {isOn ? words.turnOff : words.setUp}
      </Button>
      {open === 'set-up' && <SetUpSecondFactor onClose={() => setOpen(null)} />}
      {open === 'end' && <EndSecondFactor onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Card({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  )
}
