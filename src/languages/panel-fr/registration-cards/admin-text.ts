import type * as english from '@/features/registration-cards/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const STATE_NAMES: PanelTranslation<typeof english.STATE_NAMES> = {
  missing: 'Pas de fiche d’enregistrement',
  unsigned: 'Fiche à signer',
  signed: 'Fiche signée',
}

export const adminCardText: PanelTranslation<typeof english.adminCardText> = {
  loading: 'Chargement de la fiche d’enregistrement',
  failed: 'La fiche d’enregistrement n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  notAsked: 'Non obligatoire (voir Établissement). Vous pouvez tout de même en remplir une.',
  none: 'Rien n’est encore rempli.',
  byGuest: 'Remplie par le client.',
  byStaff: 'Remplie à la réception.',
  fill: 'Remplir',
  change: 'Modifier',
  sign: 'Signer sur cet écran',
  signPaper: 'Signée sur papier',
  signPaperAsk: 'La fiche imprimée a-t-elle été signée au stylo ?',
  signPaperLine: 'Conservez le papier : le programme note seulement qu’elle a été signée.',
  print: 'Imprimer',
  unsign: 'Retirer la signature',
  unsignAsk: 'Retirer la signature ?',
  unsignLine: 'La fiche peut alors être modifiée et doit être signée à nouveau.',
  signedDrawn: (when, by) => `Signée à l’écran le ${when}, avec ${by}.`,
  signedPaper: (when, by) => `Signée sur papier le ${when}, avec ${by}.`,
  save: 'Enregistrer la fiche',
  saving: 'Enregistrement…',
  saved: 'Fiche d’enregistrement enregistrée',
  signed: 'Fiche d’enregistrement signée',
  unsigned: 'Signature retirée',
  cancel: 'Annuler',
  failedTitle: 'L’enregistrement a échoué',
  signTitle: 'Veuillez relire et signer',
  signHere: 'Signez ici avec le doigt ou un stylet',
  clear: 'Effacer',
  done: 'C’est ma signature',
  numberGiven: 'indiqué',
  help: {
    nationality: 'Comme l’indique le passeport ou la carte d’identité.',
    document: 'Celui que le client vous présente.',
    vehicle: 'Par exemple UBA 123A ; vide pour qui vient sans voiture.',
    purpose: 'Ce que le client donne comme raison de sa venue.',
  },
}
