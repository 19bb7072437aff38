import { Icon } from '@/web/ui/icon'
import { messageAddress } from '../rules/reach-links'
import { useProperty } from './use-property'

/** A chat with the hotel in the messaging app; it stands wherever a telephone does. */
export function MessageLink({ className }: { className: string }) {
  return (
    <a href={messageAddress(useProperty().messagingNumber)} className={className}>
      <Icon name="chat" />
      WhatsApp
    </a>
  )
}
