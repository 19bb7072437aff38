import type * as english from '@/kernel/outage-advice'
import type { PanelTranslation } from '@/kernel/translation'

export const OUTAGE_ADVICE: PanelTranslation<typeof english.OUTAGE_ADVICE> = {
  connection:
    'Le serveur de messagerie ne répond pas ou n’accepte aucun e-mail pour l’instant. Vérifiez qu’il fonctionne et que SMTP_URL indique son hôte et son port.',
  'sign-in':
    'Le serveur de messagerie refuse notre connexion. Vérifiez l’utilisateur et le mot de passe dans SMTP_URL.',
  sender:
    'Le serveur de messagerie ne nous laisse pas envoyer sous notre adresse. Vérifiez MAIL_FROM ou, à défaut, l’e-mail général sous Établissement.',
}
