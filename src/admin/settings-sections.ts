import { type Section, section } from './section'

/** The sections of what the hotel sets once, in the order of the side menu. */
export const SETTINGS_SECTIONS: readonly Section[] = [
  section(
    'exchange-rates',
    'Exchange rate',
    'ledger',
    'prices',
    async () => (await import('@/features/exchange-rates/web/admin')).ExchangeRatesAdmin,
  ),
  section(
    'tax-rates',
    'Tax rates',
    'ledger',
    'prices',
    async () => (await import('@/features/taxes/web/admin')).TaxRatesAdmin,
  ),
  section(
    'account',
    'My Account',
    'key',
    'staff',
    async () => (await import('./own-account')).OwnAccountSection,
  ),
  section(
    'accounts',
    'Staff',
    'staff',
    'accounts',
    async () => (await import('@/features/accounts/web/admin-accounts')).AccountsAdmin,
  ),
  section(
    'roles',
    'Roles',
    'key',
    'accounts',
    async () => (await import('@/features/roles/web/admin')).RolesAdmin,
  ),
  section(
    'api-tokens',
    'API Tokens',
    'key',
    'accounts',
    async () => (await import('@/features/api-tokens/web/admin')).ApiTokensAdmin,
  ),
  section(
    'facts',
    'Property Facts',
    'house',
    'settings',
    async () => (await import('@/features/property/web/admin')).PropertyAdmin,
  ),
  section(
    'webhooks',
    'Webhooks',
    'link',
    'settings',
    async () => (await import('@/features/webhooks/web/admin')).WebhooksAdmin,
  ),
  section(
    'retention',
    'Data retention',
    'layers',
    'guests-data',
    async () => (await import('@/features/retention/web/admin')).RetentionAdmin,
  ),
  section(
    'breaches',
    'Breach log',
    'ledger',
    'guests-data',
    async () => (await import('@/features/breaches/web/admin')).BreachesAdmin,
  ),
  section('audit', 'Audit Trail', 'ledger', 'accounts', async () => (await import('./audit')).AuditTrail),
]
