import type * as english from '@/features/promo-codes/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const promoCodesText: PanelTranslation<typeof english.promoCodesText> = {
  add: 'Ajouter un code promo',
  edit: 'Modifier le code promo',
  empty: 'Aucun code promo : tous les clients paient le tarif public.',
  confirmDelete: 'Supprimer ce code promo ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Code promo ajouté', update: 'Code promo modifié', delete: 'Code promo supprimé' },
  failed: {
    create: 'Le code promo n’a pas pu être ajouté',
    update: 'Le code promo n’a pas pu être modifié',
    delete: 'Le code promo n’a pas pu être supprimé',
  },
}

export const promoCodeColumns: PanelTranslation<typeof english.promoCodeColumns> = {
  code: 'Code',
  gives: 'Remise',
  booked: 'Réservé',
  stays: 'Séjours',
  reach: 'Où',
  used: 'Utilisé',
  brought: 'Recettes',
  status: 'Statut',
  active: 'Actif',
  ended: 'Terminé',
  anyTime: 'À tout moment',
  wholeHotel: 'Tout l’hôtel',
  from: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  usedOf: (uses, most) => (most === null ? `${uses}` : `${uses} sur ${most}`),
}

export const promoCodeGroups: PanelTranslation<typeof english.promoCodeGroups> = {
  code: 'Code',
  booked: 'Quand il peut être utilisé',
  stays: 'Pour quels séjours',
}

export const promoCodeFields: PanelTranslation<typeof english.promoCodeFields> = {
  code: 'Code',
  codeHelp:
    'Lettres, chiffres et traits d’union, par exemple MARS-10. Un lien vers le site peut l’apporter : ajoutez ?code=MARS-10 à n’importe quelle adresse.',
  kind: 'Ce qu’il retire',
  kindHelp: 'Indique si « Combien » est en pour cent ou en dollars.',
  value: 'Combien',
  valueHelp:
    'Pour cent, ou dollars de moins sur tout le séjour ; les repas sont dans le prix, pas les extras',
  mostUses: 'Utilisations au plus',
  mostUsesHelp:
    'Combien de réservations peuvent l’avoir ; une réservation annulée rend la sienne. Vide, autant qu’on veut.',
  isActive: 'Actif',
  activeHelp: 'Désactivé, plus personne ne peut l’utiliser. Les réservations qui l’ont gardent leur prix.',
  bookFrom: 'Premier jour de réservation',
  bookFromHelp:
    'Les clients peuvent l’utiliser à partir de ce jour, par exemple le 1er mars. Vide, tout de suite.',
  bookTo: 'Dernier jour de réservation',
  bookToHelp: 'Après ce jour, plus personne ne peut l’utiliser. Vide, sans fin.',
  stayFrom: 'Première nuit',
  stayTo: 'Dernière nuit',
  stayToHelp: 'La dernière nuit que le séjour peut comprendre ; le départ est le lendemain. Vide, sans fin.',
  stayHelp: 'Toutes les nuits du séjour tombent entre les deux. Vide, sans limite.',
  categories: 'Catégories',
  categoriesHelp: 'Aucune choisie : toutes',
}

export const promoKinds: PanelTranslation<typeof english.promoKinds> = {
  percentage: 'Un pourcentage',
  amount: 'Un montant',
}
