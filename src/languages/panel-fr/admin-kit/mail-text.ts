import type { PanelTranslation } from '@/kernel/translation'
import type * as english from '@/web/admin-kit/mail-text'

export const mailText: PanelTranslation<typeof english.mailText> = {
  sentAgain: 'L’e-mail repart dans un instant',
  failed: 'L’e-mail n’a pas pu être renvoyé',
  failedHelp: 'Veuillez consulter la liste à nouveau.',
}

export const MAIL_STATUS_LABELS: PanelTranslation<typeof english.MAIL_STATUS_LABELS> = {
  queued: 'En attente',
  sending: 'Envoi en cours',
  sent: 'Envoyé',
  undelivered: 'Non remis',
  needless: 'Inutile',
}
