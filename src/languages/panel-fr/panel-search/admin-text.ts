import type * as english from '@/features/panel-search/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const findText: PanelTranslation<typeof english.findText> = {
  open: 'Tout rechercher (Ctrl K)',
  title: 'Recherche',
  label: 'Client, réservation, villa, rubrique ou action',
  help: 'Un nom, un e-mail, un numéro de téléphone ou une référence. Les fautes de frappe sont pardonnées. Les flèches choisissent, Entrée ouvre.',
  results: 'Résultats',
  none: (typed) => `Aucun résultat pour « ${typed} ».`,
  failed: 'La recherche de réservations a échoué. Veuillez vérifier votre connexion.',
  kinds: { guest: 'Client', booking: 'Réservation', villa: 'Villa', section: 'Rubrique', action: 'Action' },
  booking: (reference, villa, days) => `${reference} · ${villa} · ${days}`,
  actions: {
    newBooking: 'Ajouter une réservation',
    newGroup: 'Ajouter un groupe de villas',
    blockDates: 'Bloquer des dates',
    cashDrawer: 'Ouvrir ou fermer la caisse',
    report: 'Voir le rapport du mois',
  },
}
