import { type Section, section } from './section'

/** The sections of what the hotel sets once, in the order of the side menu. */
export const SETTINGS_SECTIONS: readonly Section[] = [
  section(
    'exchange-rates',
    'ledger',
    'prices',
    async () => (await import('@/features/exchange-rates/web/admin')).ExchangeRatesAdmin,
  ),
  section(
    'tax-rates',
    'ledger',
    'prices',
    async () => (await import('@/features/taxes/web/admin')).TaxRatesAdmin,
  ),
  section('account', 'key', 'staff', async () => (await import('./own-account')).OwnAccountSection),
  section(
    'accounts',
    'staff',
    'accounts',
    async () => (await import('@/features/accounts/web/admin-accounts')).AccountsAdmin,
  ),
  section('roles', 'key', 'accounts', async () => (await import('@/features/roles/web/admin')).RolesAdmin),
  section(
    'api-tokens',
    'key',
    'accounts',
    async () => (await import('@/features/api-tokens/web/admin')).ApiTokensAdmin,
  ),
  section(
    'facts',
    'house',
    'settings',
    async () => (await import('@/features/property/web/admin')).PropertyAdmin,
  ),
  section(
    'webhooks',
    'link',
    'settings',
    async () => (await import('@/features/webhooks/web/admin')).WebhooksAdmin,
  ),
  section(
    'retention',
    'layers',
    'guests-data',
    async () => (await import('@/features/retention/web/admin')).RetentionAdmin,
  ),
  section(
    'breaches',
    'ledger',
    'guests-data',
    async () => (await import('@/features/breaches/web/admin')).BreachesAdmin,
  ),
  section('audit', 'ledger', 'accounts', async () => (await import('./audit')).AuditTrail),
]
