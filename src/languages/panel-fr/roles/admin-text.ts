import type * as english from '@/features/roles/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const rolesText: PanelTranslation<typeof english.rolesText> = {
  add: 'Ajouter un rôle',
  edit: 'Modifier le rôle',
  empty:
    'Aucun rôle à vous. Ajoutez-en un quand aucun de ceux ci-dessus ne convient au travail de quelqu’un.',
  confirmDelete: 'Supprimer ce rôle ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Rôle ajouté', update: 'Rôle modifié', delete: 'Rôle supprimé' },
  failed: {
    create: 'Le rôle n’a pas pu être ajouté',
    update: 'Le rôle n’a pas pu être modifié',
    delete: 'Le rôle n’a pas pu être supprimé',
  },
}

export const roleWords: PanelTranslation<typeof english.roleWords> = {
  name: 'Nom',
  permissions: 'Ce qu’il permet',
  permissionsHelp: 'Vous pouvez donner ce que vous pouvez faire vous-même.',
  builtIn: 'Rôles d’origine',
  own: 'Vos propres rôles',
}

export const PERMISSION_WORDS: PanelTranslation<typeof english.PERMISSION_WORDS> = {
  'front-desk': {
    label: 'Réception',
    help: 'Réservations, planning, dates bloquées, messages, demandes d’événement et e-mails',
  },
  housekeeping: {
    label: 'Ménage',
    help: 'La liste de ménage et la maintenance, et se voir confier des villas',
  },
  money: {
    label: 'Argent',
    help: 'Paiements, caisse, sociétés et rapprochement ; remboursements et remises jusqu’à la limite',
  },
  refunds: {
    label: 'Remboursements et corrections',
    help: 'Remboursements, remises et baisses de prix au-delà de la limite, validation de ceux qui attendent, avoirs, retours en arrière tardifs',
  },
  'set-prices': {
    label: 'Prix d’une réservation',
    help: 'Fixer le prix d’une réservation ; baisses de prix jusqu’à la limite des remises',
  },
  'guests-data': {
    label: 'Données des clients',
    help: 'Données des clients en fichiers, leur correction et leur effacement, numéros de pièces d’identité, et violations de données',
  },
  reports: { label: 'Rapports', help: 'Chiffres et rapports, et lecture de ce que montre le site' },
  content: {
    label: 'Site web',
    help: 'Diapositives, vidéos, galerie, événements, blog, médiathèque, avis et images des villas',
  },
  prices: {
    label: 'Villas et prix',
    help: 'Villas, catégories, saisons, articles à facturer, calendriers externes, taxes et taux de change',
  },
  settings: { label: 'Réglages', help: 'L’établissement et ses règles' },
  accounts: { label: 'Comptes du personnel', help: 'Comptes, rôles et journal d’audit' },
}
