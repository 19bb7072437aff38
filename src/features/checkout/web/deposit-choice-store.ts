import type { PayWish } from '@/features/online-payments/contract'
import { PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { storedText } from '@/web/kit/stored-text'

/** How the guest wants to pay the deposit once the request is sent; null is later. For this tab alone. */
const choiceText = storedText('depositChoice', () => sessionStorage)

export type DepositChoice = Pick<PayWish, 'provider' | 'currency'> & { phone: string }

export function saveDepositChoice(choice: DepositChoice | null): void {
  choiceText.write(choice && JSON.stringify(choice))
}

/** What was chosen, once: a payment is begun by it a single time, however often the page is opened. */
export function takeDepositChoice(): DepositChoice | null {
  const choice = readDepositChoice()
  choiceText.write(null)
  return choice
}

export function readDepositChoice(): DepositChoice | null {
  try {
    const kept: Partial<DepositChoice> | null = JSON.parse(choiceText.read() ?? 'null')
    const provider = PROVIDERS.find((name) => name === kept?.provider)
    const currency = (['USD', 'UGX'] as const).find((name) => name === kept?.currency)
    return provider && currency ? { provider, currency, phone: String(kept?.phone ?? '') } : null
  } catch {
    return null
  }
}
