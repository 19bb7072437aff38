import { useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { ADMIN_BOOKINGS_PATH } from '../paths'
import { guestLinkText as words } from './admin-guest-link-text'

/** Makes the guest's private link anew, for those who gave no e-mail or lost ours; it is shown this once. */
export function GuestLinkCard({ bookingId }: { bookingId: number }) {
  const [address, setAddress] = useState('')
  const [isSending, setSending] = useState(false)

  async function onMake() {
    setSending(true)
    try {
      const url = `${ADMIN_BOOKINGS_PATH}/${bookingId}/guest-link`
      const { path } = await staffRequest<{ path: string }>('POST', url)
      setAddress(location.origin + path)
    } catch (error) {
      showToast({ title: words.failed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
    }
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
      <Button
        look="quiet"
        size="small"
        disabled={isSending}
        onClick={() => void onMake()}
        className="justify-self-start"
      >
        {words.make}
      </Button>
    </section>
  )
}
