import { PROVIDER_TRAITS, type ProviderName } from '@/features/payment-providers/rules/provider-names'
import { BY_ITSELF } from '@/server/audit/record-change'

/** Whom folio and audit trail name for money that came or went online: nobody on the staff, but not nobody either. */
export function byProvider(provider: ProviderName): { id: number; email: string } {
  return { id: BY_ITSELF.id, email: `${PROVIDER_TRAITS[provider].name}, online` }
}
