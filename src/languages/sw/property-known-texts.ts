import type * as english from '@/features/property/rules/known-texts'
import type { Translation } from '@/kernel/translation'

export const KNOWN_FACT_TEXTS: Translation<typeof english.KNOWN_FACT_TEXTS> = {
  'the pearl of the west': 'Lulu ya Magharibi',
  'on our booking platform': 'kwenye jukwaa letu la kuhifadhi nafasi',
  'by mobile money or bank transfer: when we confirm, we send you the number and the amount':
    'Kwa pesa za simu au uhamisho wa benki: tukithibitisha, tunakutumia namba na kiasi',
  'check-in and check-out': 'Kuingia na kutoka',
  'your villa is ready from {check-in} and yours until {check-out}. early check-in and late check-out on request.':
    'Villa yako huwa tayari kuanzia {check-in} na ni yako hadi {check-out}. Kuingia mapema na kuchelewa kutoka hupatikana kwa ombi.',
  payment: 'Malipo',
  'cash, mobile money or a major credit card, due at check-in or in advance.':
    'Pesa taslimu, pesa za simu au kadi ya mkopo inayotumika sana; hulipwa wakati wa kuingia au mapema.',
  cancellation: 'Kughairi',
  'free up to {free cancellation} before check-in. later cancellations may incur charges.':
    'Ni bure hadi {free cancellation} kabla ya kuingia. Ukighairi baada ya hapo, huenda ukatozwa.',
  reception: 'Mapokezi',
  'somebody is awake for you 24 hours a day. we answer messages within 24 hours.':
    'Kuna mtu macho kwa ajili yako saa 24 kwa siku. Tunajibu ujumbe ndani ya saa 24.',
  'free wifi': 'WiFi ya bure',
  '24/7 front desk': 'Mapokezi saa 24',
  'daily housekeeping': 'Usafi wa kila siku',
  'air conditioning': 'Kiyoyozi',
  'private bathroom with hot water': 'Bafu la ndani lenye maji ya moto',
  'restaurant and room service': 'Mgahawa na huduma ya chumbani',
  parking: 'Maegesho',
  'free parking': 'Maegesho ya bure',
  security: 'Ulinzi',
}
