import type * as english from '@/features/groups/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const groupContactText: PanelTranslation<typeof english.groupContactText> = {
  change: 'Modifier le contact',
  title: (reference) => `Contact du groupe ${reference}`,
  guest: 'Responsable du groupe',
  name: 'Nom complet',
  phone: 'Téléphone',
  email: 'E-mail',
  emailHelp:
    'Les e-mails sur le groupe partent ici. Avec une autre adresse, les liens envoyés à la précédente prennent fin et un nouveau est envoyé.',
  changed: 'Contact modifié',
  failed: 'Le contact n’a pas été modifié',
  tryAgain: 'Veuillez vérifier votre connexion et réessayer.',
}
