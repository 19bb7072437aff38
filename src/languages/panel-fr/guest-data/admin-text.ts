import { DATA_CODE_KIND, ERASURE_KIND } from '@/features/guest-data/rules/email-words'
import type * as english from '@/features/guest-data/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const DATA_MAIL_KINDS: PanelTranslation<typeof english.DATA_MAIL_KINDS> = {
  [DATA_CODE_KIND]: 'Code pour les données d’un client',
}

export const ERASURE_MAIL_KINDS: PanelTranslation<typeof english.ERASURE_MAIL_KINDS> = {
  [ERASURE_KIND]: 'Avis d’effacement',
}

export const guestDataCardText: PanelTranslation<typeof english.guestDataCardText> = {
  title: 'Données du client',
  help: 'Ce qu’un client peut demander selon la loi : une copie, une rectification, l’effacement.',
  copy: 'Une copie pour le client',
  copyHelp:
    'Elle contient aussi les notes de l’équipe. Vérifiez d’abord qu’aucune ne parle d’une autre personne.',
  readable: 'À lire',
  json: 'JSON',
  correct: 'Rectifier un e-mail ou un téléphone',
  correctHelp:
    'Dans la fiche et dans chaque réservation qui l’utilise. Les documents émis restent tels quels.',
  which: 'Lequel',
  to: 'Valeur exacte',
  save: 'Rectifier',
  saving: 'Enregistrement…',
  corrected: 'Rectifié dans chaque réservation',
  erase: 'Tout effacer',
  eraseHelp:
    'Nom, coordonnées, messages, notes, et partout où un texte nomme le client. Les dates, les montants et les numéros de documents restent. La mention « Indésirable » disparaît aussi.',
  eraseAsk: (name) => `Effacer toutes les données de ${name} ?`,
  eraseAskLine:
    'Cela ne peut pas être annulé. Les copies dans les sauvegardes disparaissent avec elles ; qui en restaure une doit effacer à nouveau.',
  erased: 'Les données du client sont effacées',
  failed: 'L’action a échoué',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
}
