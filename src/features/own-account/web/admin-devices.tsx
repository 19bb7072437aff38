import { useQuery, useQueryClient } from '@tanstack/react-query'
import { signOut } from '@/features/accounts/web/admin-session'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { Device } from '../contract'
import { DEVICES_PATH } from '../paths'
import { devicesQuery } from '../staff-queries'
import { ownAccountText as words } from './admin-text'

/** The browsers in which one is signed in, each with a way to sign it out. */
export function Devices() {
  const { data, isError, refetch } = useQuery(devicesQuery)
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="h-24" />
      </Loading>
    )
  return (
    <>
      <p className="text-ink-soft">{words.devicesHelp}</p>
      <ul className="grid divide-y divide-line">
        {data.map((device) => (
          <DeviceLine key={device.sid} device={device} />
        ))}
      </ul>
    </>
  )
}

function DeviceLine({ device: { sid, name, signedInAt, usedAt, isThis } }: { device: Device }) {
  const queryClient = useQueryClient()

  async function onSignOut() {
    if (isThis) return await signOut(queryClient)
    try {
      await staffRequest('DELETE', `${DEVICES_PATH}/${sid}`)
      showToast({ title: words.signedOut })
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.signOutFailed, description, tone: 'destructive' })
    }
    await queryClient.invalidateQueries(devicesQuery)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isThis && <Badge color="blue">{words.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {words.used(formatInstant(usedAt))}, {words.signedIn(formatInstant(signedInAt))}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={isThis ? words.leave : words.signOutOf(name)}
        onClick={() => void onSignOut()}
      >
        {isThis ? words.leave : words.signOut}
      </Button>
    </li>
  )
}
