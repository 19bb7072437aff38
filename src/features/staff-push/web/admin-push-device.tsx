import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { PUSH_DEVICES_PATH } from '../paths'
import type { PushDevice } from '../staff-contract'
import { pushDevicesQuery } from '../staff-queries'
import { pushText as words } from './admin-text'

/** A device that gets notifications, what is the matter with it, and a way to take it away from elsewhere. */
export function PushDeviceLine({ device }: { device: PushDevice }) {
  const { id, name, addedAt, sentAt, isThis, state, error } = device
  const queryClient = useQueryClient()

  async function onRemove() {
    try {
      await staffRequest('DELETE', `${PUSH_DEVICES_PATH}/${id}`)
      showToast({ title: words.removed })
    } catch (failure) {
      const description = reasonOf(failure) ?? formText.unavailable
      showToast({ title: words.removeFailed, description, tone: 'destructive' })
    }
    await queryClient.invalidateQueries(pushDevicesQuery)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isThis && <Badge color="blue">{words.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {[words.added(formatInstant(addedAt)), sentAt && words.sent(formatInstant(sentAt))]
            .filter(Boolean)
            .join(', ')}
        </p>
        {words.states[state] && (
          <p className="text-sm text-clay-deep">
            {words.states[state]} {state === 'asleep' ? null : error}
          </p>
        )}
      </div>
      {!isThis && (
        <Button
          look="quiet"
          size="small"
          aria-label={words.removeNamed(name)}
          onClick={() => void onRemove()}
        >
          {words.remove}
        </Button>
      )}
    </li>
  )
}
