import { OwnAccount } from '@/features/own-account/web/admin'
import { LanguageCard } from '@/features/own-account/web/admin-language'
import { PushCard } from '@/features/staff-push/web/admin-push-card'

/** One's own account, with the panel's language and what reaches one's own devices. */
export function OwnAccountSection() {
  return (
    <OwnAccount>
      <LanguageCard />
      <PushCard />
    </OwnAccount>
  )
}
