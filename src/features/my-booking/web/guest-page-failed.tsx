import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { guestPageText as words } from './guest-page-text'

type GuestPageFailedProps = {
  onRetry?: () => Promise<unknown>
  /** What is said of a link that has ended. */
  ended?: string | null
}

/** What stands on the private page in place of a booking. Without `onRetry` there is none behind its link. */
export function GuestPageFailed({ onRetry, ended = null }: GuestPageFailedProps) {
  const { phones } = useProperty()
  return (
    <div role="alert" className="min-h-64">
      <p className="text-2xl">{onRetry ? words.failed : ended ? words.ended : words.gone}</p>
      {!onRetry && <p className="mt-2 max-w-measure text-ink-soft">{ended ?? words.goneHelp}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && <Button onClick={() => void onRetry()}>{words.tryAgain}</Button>}
        <MessageLink className={buttonClass({ look: 'quiet' })} />
        {phones.map((phone) => (
          <a key={phone} href={phoneAddress(phone)} className={buttonClass({ look: 'quiet' })}>
            <Icon name="phone" />
            {words.call} {phone}
          </a>
        ))}
      </div>
    </div>
  )
}
