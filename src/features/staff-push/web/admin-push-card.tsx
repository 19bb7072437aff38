import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '@/features/accounts/web/admin-session'
import { Card } from '@/features/own-account/web/admin-card'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { useMay } from '@/web/admin-kit/use-may'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { PUSH_DEVICES_PATH } from '../paths'
import type { PushDevice, tryPushDeviceCall } from '../staff-contract'
import { pushDevicesQuery } from '../staff-queries'
import { readLeave, switchOff, switchOn } from './admin-push'
import { PushDeviceLine } from './admin-push-device'
import { pushText as words } from './admin-text'

/** Notifications on this device, and the other devices that get them; for who works at the desk. */
export function PushCard() {
  const isAtDesk = useMay('front-desk')
  const { data, isError, refetch } = useQuery({ ...pushDevicesQuery, enabled: isAtDesk })
  if (!isAtDesk) return null
  if (!data)
    return (
      <Card title={words.title}>
        {isError ? (
          <Notice role="alert" title={words.failed} help={words.failedHelp}>
            <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
          </Notice>
        ) : (
          <Loading label={words.loading}>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </Card>
    )
  return <Devices publicKey={data.publicKey} devices={data.devices} />
}

function Devices({ publicKey, devices }: { publicKey: string; devices: readonly PushDevice[] }) {
  const here = devices.find(({ isThis }) => isThis)
  const isOn = here !== undefined && here.state !== 'ended'
  return (
    <Card
      title={words.title}
      badge={<Badge color={isOn ? 'green' : 'orange'}>{isOn ? words.on : words.off}</Badge>}
    >
      <p className="text-ink-soft">{words.help}</p>
      <ThisDevice publicKey={publicKey} here={here} />
      {devices.length > 0 && (
        <section aria-label={words.devices}>
          <h3 className="font-semibold">{words.devices}</h3>
          <ul className="grid divide-y divide-line">
            {devices.map((device) => (
              <PushDeviceLine key={device.id} device={device} />
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

function ThisDevice({ publicKey, here }: { publicKey: string; here: PushDevice | undefined }) {
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const [leave, setLeave] = useState(readLeave)
  const onSettled = () => queryClient.invalidateQueries(pushDevicesQuery)
  const turnOn = useMutation({
    mutationFn: () => switchOn(publicKey, user?.id ?? 0),
    onSuccess: (device) => {
      setLeave(readLeave())
      if (device) showToast({ title: words.switchedOn })
      else showToast({ title: words.declined, tone: 'destructive' })
    },
    onError: (error) => {
      const description =
        error instanceof DOMException ? words.noService : (reasonOf(error) ?? formText.unavailable)
      showToast({ title: words.onFailed, description, tone: 'destructive' })
    },
    onSettled,
  })
  const turnOff = useMutation({
    mutationFn: switchOff,
    onSuccess: () => showToast({ title: words.switchedOff }),
    onError: (error) => {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.offFailed, description, tone: 'destructive' })
    },
    onSettled,
  })
  const tryOut = useMutation({
    mutationFn: (id: number) =>
      sendForStaff<typeof tryPushDeviceCall>('POST', `${PUSH_DEVICES_PATH}/${id}/try`, {}),
    onSuccess: () => showToast({ title: words.testSent, description: words.testSentHelp }),
    onError: (error) => {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.testFailed, description, tone: 'destructive' })
    },
  })
  if (leave === 'unknown') return <p>{words.notHere}</p>
  if (here)
    return (
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          aria-disabled={turnOff.isPending}
          onClick={() => !turnOff.isPending && turnOff.mutate(here.id)}
        >
          {words.switchOff}
        </Button>
        {here.state !== 'ended' && (
          <Button
            look="quiet"
            aria-disabled={tryOut.isPending}
            onClick={() => !tryOut.isPending && tryOut.mutate(here.id)}
          >
            {words.tryOut}
          </Button>
        )}
      </div>
    )
  if (leave === 'denied') return <p>{words.blocked}</p>
  return (
    <Button
      className="justify-self-start"
      aria-disabled={turnOn.isPending}
      onClick={() => !turnOn.isPending && turnOn.mutate()}
    >
      {turnOn.isPending ? words.switchingOn : words.switchOn}
    </Button>
  )
}
