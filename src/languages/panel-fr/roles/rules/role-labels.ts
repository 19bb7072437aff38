import type * as english from '@/features/roles/rules/role-labels'
import type { PanelTranslation } from '@/kernel/translation'

export const ROLE_LABELS: PanelTranslation<typeof english.ROLE_LABELS> = {
  superadmin: 'Super administrateur',
  admin: 'Administrateur',
  user: 'Utilisateur',
  receptionist: 'Réceptionniste',
  housekeeping: 'Ménage',
}
