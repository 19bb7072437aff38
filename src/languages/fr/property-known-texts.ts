import type * as english from '@/features/property/rules/known-texts'
import type { Translation } from '@/kernel/translation'

export const KNOWN_FACT_TEXTS: Translation<typeof english.KNOWN_FACT_TEXTS> = {
  'the pearl of the west': 'La perle de l’Ouest',
  'on our booking platform': 'sur notre plateforme de réservation',
  'by mobile money or bank transfer: when we confirm, we send you the number and the amount':
    'Par mobile money ou virement bancaire : à la confirmation, nous vous envoyons le numéro et le montant',
  'check-in and check-out': 'Arrivée et départ',
  'your villa is ready from {check-in} and yours until {check-out}. early check-in and late check-out on request.':
    'Votre villa est prête à partir de {check-in} et à vous jusqu’à {check-out}. Arrivée anticipée et départ tardif sur demande.',
  payment: 'Paiement',
  'cash, mobile money or a major credit card, due at check-in or in advance.':
    'Espèces, mobile money ou carte de crédit courante, à régler à l’arrivée ou d’avance.',
  cancellation: 'Annulation',
  'free up to {free cancellation} before check-in. later cancellations may incur charges.':
    'Gratuite jusqu’à {free cancellation} avant l’arrivée. Une annulation plus tardive peut entraîner des frais.',
  reception: 'Réception',
  'somebody is awake for you 24 hours a day. we answer messages within 24 hours.':
    'Quelqu’un veille pour vous 24 heures sur 24. Nous répondons aux messages dans les 24 heures.',
  'free wifi': 'Wi-Fi gratuit',
  '24/7 front desk': 'Réception 24 h/24',
  'daily housekeeping': 'Ménage quotidien',
  'air conditioning': 'Climatisation',
  'private bathroom with hot water': 'Salle de bains privée avec eau chaude',
  'restaurant and room service': 'Restaurant et service en villa',
  parking: 'Parking',
  'free parking': 'Parking gratuit',
  security: 'Sécurité',
}
