import { OwnAccount } from '@/features/own-account/web/admin'
import { PushCard } from '@/features/staff-push/web/admin-push-card'

/** One's own account, with what reaches one's own devices. */
export function OwnAccountSection() {
  return (
    <OwnAccount>
      <PushCard />
    </OwnAccount>
  )
}
