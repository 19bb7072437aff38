import { useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { makeGroupLinkCall, makeLinkCall } from '../contract'
import { guestLinkText as words } from './admin-guest-link-text'

/** Hands out a private link, for guests who gave no e-mail or lost ours, and ends all of them when one went astray. */
export function GuestLinkCard({ bookingId, isOfGroup }: { bookingId: number; isOfGroup: boolean }) {
  const [address, setAddress] = useState('')
  const [isSending, setSending] = useState(false)
  const links = `${ADMIN_BOOKINGS_PATH}/${bookingId}/guest-links` as const

  async function send(failed: string, change: () => Promise<void>) {
    setSending(true)
    try {
      await change()
    } catch (error) {
      showToast({ title: failed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  const onMake = () =>
    send(words.failed, async () => {
      const { path } = await sendForStaff<typeof makeLinkCall>('POST', links)
      setAddress(location.origin + path)
    })

  const onMakeForGroup = () =>
    send(words.failed, async () => {
      const links = `${ADMIN_BOOKINGS_PATH}/${bookingId}/group-links` as const
      const { path } = await sendForStaff<typeof makeGroupLinkCall>('POST', links)
      setAddress(location.origin + path)
    })

  async function onEnd() {
    const question = { title: words.endTitle, line: words.endLine, action: words.end, decline: words.keep }
    if (!(await confirm(question))) return
    await send(words.endFailed, async () => {
      await staffRequest('DELETE', links)
      setAddress('')
      showToast({ title: words.ended })
    })
  }

  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5 print:hidden">
      <h3 className="text-lg">{words.title}</h3>
      <p className="text-sm text-ink-soft">{words.help}</p>
      {address && (
        <div role="status">
          <Field label={words.address} help={words.once}>
            {(control) => (
              <Input
                {...control}
                readOnly
                value={address}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" disabled={isSending} onClick={() => void onMake()}>
          {words.make}
        </Button>
        {isOfGroup && (
          <Button look="quiet" size="small" disabled={isSending} onClick={() => void onMakeForGroup()}>
            {words.makeForGroup}
          </Button>
        )}
        <Button look="quiet" size="small" disabled={isSending} onClick={() => void onEnd()}>
          {words.end}
        </Button>
      </div>
    </section>
  )
}
