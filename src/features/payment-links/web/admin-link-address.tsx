import { lazy, Suspense } from 'react'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { paymentLinksText as words } from './admin-text'

const QrCode = lazy(async () => ({ default: (await import('@/web/admin-kit/qr-code')).QrCode }))

type LinkAddressProps = {
  address: string
  /** Where messages begin that hold it. */
  messages: { chat: string; text: string }
}

/** The address of a link, to be sent in a message, copied, or scanned from the screen. */
export function LinkAddress({ address, messages }: LinkAddressProps) {
  async function onCopy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: words.copied })
    } catch {
      // Browsers refuse without a word why; the address is there to be marked.
      showToast({ title: words.copyFailed, tone: 'destructive' })
    }
  }

  return (
    <div role="status" className="grid gap-3 rounded-control bg-mist p-4">
      <Field label={words.address} help={words.once}>
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => void onCopy()}>
          {words.copy}
        </Button>
        <a
          href={messages.chat}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          {words.chat}
        </a>
        <a href={messages.text} className={buttonClass({ look: 'quiet', size: 'small' })}>
          {words.textMessage}
        </a>
      </div>
      <Suspense fallback={<Skeleton className="h-48" />}>
        <QrCode text={address} label={words.code} />
      </Suspense>
    </div>
  )
}
