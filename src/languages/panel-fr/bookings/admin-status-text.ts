import type * as english from '@/features/bookings/web/admin-status-text'
import type { PanelTranslation } from '@/kernel/translation'

export const STATUS_LABELS: PanelTranslation<typeof english.STATUS_LABELS> = {
  pending: 'En option',
  confirmed: 'Confirmée',
  'checked-in': 'En séjour',
  'checked-out': 'Terminée',
  cancelled: 'Annulée',
  'no-show': 'No-show',
}

export const SOURCE_LABELS: PanelTranslation<typeof english.SOURCE_LABELS> = {
  website: 'Site web',
  phone: 'Téléphone',
  'walk-in': 'Walk-in',
  email: 'E-mail',
  message: 'Message',
  platform: 'Plateforme',
}
