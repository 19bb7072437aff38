import type * as english from '@/features/property/rules/known-texts'
import type { Translation } from '@/kernel/translation'

export const KNOWN_FACT_TEXTS: Translation<typeof english.KNOWN_FACT_TEXTS> = {
  'the pearl of the west': 'Die Perle des Westens',
  'on our booking platform': 'auf unserer Buchungsplattform',
  'by mobile money or bank transfer: when we confirm, we send you the number and the amount':
    'Per Mobile Money oder Banküberweisung: Mit der Bestätigung schicken wir Ihnen die Nummer und den Betrag',
  'check-in and check-out': 'Check-in und Check-out',
  'your villa is ready from {check-in} and yours until {check-out}. early check-in and late check-out on request.':
    'Ihre Villa ist ab {check-in} bereit und gehört Ihnen bis {check-out}. Früher Check-in und später Check-out auf Anfrage.',
  payment: 'Zahlung',
  'cash, mobile money or a major credit card, due at check-in or in advance.':
    'Bargeld, Mobile Money oder eine gängige Kreditkarte, zahlbar beim Check-in oder im Voraus.',
  cancellation: 'Stornierung',
  'free up to {free cancellation} before check-in. later cancellations may incur charges.':
    'Kostenlos bis {free cancellation} vor dem Check-in. Für spätere Stornierungen können Kosten anfallen.',
  reception: 'Rezeption',
  'somebody is awake for you 24 hours a day. we answer messages within 24 hours.':
    'Rund um die Uhr ist jemand für Sie wach. Nachrichten beantworten wir innerhalb von 24 Stunden.',
  'free wifi': 'Kostenloses WLAN',
  '24/7 front desk': 'Rezeption rund um die Uhr',
  'daily housekeeping': 'Tägliche Reinigung',
  'air conditioning': 'Klimaanlage',
  'private bathroom with hot water': 'Eigenes Bad mit warmem Wasser',
  'restaurant and room service': 'Restaurant und Zimmerservice',
  parking: 'Parkplatz',
  'free parking': 'Kostenloser Parkplatz',
  security: 'Wachdienst',
}
