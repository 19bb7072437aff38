import type * as english from '@/features/alarms/rules/alarm-words'
import type { PanelTranslation } from '@/kernel/translation'

export const ALARM_WORDS: PanelTranslation<typeof english.ALARM_WORDS> = {
  mails: {
    title: 'Les e-mails ne partent pas',
    advice: 'Ouvrez E-mails : on y lit ce que répond le serveur de messagerie et quel réglage vérifier.',
  },
  feeds: {
    title: 'Le calendrier d’une autre plateforme ne peut pas être lu',
    advice:
      'Ouvrez Calendriers externes : tant qu’il n’est pas relu, des nuits vendues là-bas peuvent être vendues ici aussi.',
  },
  mailbox: {
    title: 'Les e-mails des clients n’arrivent plus dans l’espace d’administration',
    advice:
      'Regardez dans la boîte elle-même et lancez npm run doctor : on y lit ce que répond le serveur de messagerie.',
  },
  disk: {
    title: 'Le disque est presque plein',
    advice:
      'Supprimez ce qui n’y sert plus (anciennes sauvegardes, journaux) ou donnez au serveur un disque plus grand.',
  },
  backup: {
    title: 'Il n’y a pas de sauvegarde récente',
    advice: 'Lancez npm run backup -- --nightly sur le serveur et lisez ce qu’il répond.',
  },
  certificate: {
    title: 'Le certificat du site arrive à sa fin',
    advice:
      'Cherchez dans le journal du proxy ce qui en empêche un nouveau : les ports 80 et 443 doivent être joignables et le nom doit mener ici.',
  },
  errors: {
    title: 'Beaucoup d’appels échouent',
    advice: 'Cherchez « request failed » dans le journal de l’application et lancez npm run doctor.',
  },
  webhooks: {
    title: 'Des programmes n’ont pas été prévenus de réservations',
    advice:
      'Ouvrez Webhooks : on y lit ce que chaque destinataire a répondu. Renvoyez les messages une fois la panne réparée.',
  },
  phones: {
    title: 'Les messages vers les téléphones ne partent pas',
    advice:
      'Ouvrez Messages automatiques : on y lit ce que répond le fournisseur. Vérifiez les réglages SMS_ et WHATSAPP_ et le compte ; d’ici là, les e-mails partent à la place.',
  },
}
