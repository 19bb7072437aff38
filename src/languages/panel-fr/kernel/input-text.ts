import type * as english from '@/kernel/input-text'
import type { PanelTranslation } from '@/kernel/translation'

export const ADDRESS_WANTED: PanelTranslation<typeof english.ADDRESS_WANTED> =
  'Veuillez indiquer une adresse web ou un chemin de fichier valide'
export const CLOCK_TIME_WANTED: PanelTranslation<typeof english.CLOCK_TIME_WANTED> =
  'Veuillez indiquer une heure, par exemple 14:00 ou 2:00 PM'
export const HOURS_WANTED: PanelTranslation<typeof english.HOURS_WANTED> =
  'Veuillez indiquer des horaires, par exemple 6:30–10:00 AM, 18:00–22:00 ou 24/7'
export const SHILLINGS_WANTED: PanelTranslation<typeof english.SHILLINGS_WANTED> =
  'Veuillez indiquer un nombre entier de shillings'
export const TIME_WANTED: PanelTranslation<typeof english.TIME_WANTED> =
  'Veuillez indiquer une heure, par exemple 18:00'
export const NAME_WANTED: PanelTranslation<typeof english.NAME_WANTED> = 'Le nom est obligatoire'
export const TITLE_WANTED: PanelTranslation<typeof english.TITLE_WANTED> = 'Le titre est obligatoire'
export const VILLA_WANTED: PanelTranslation<typeof english.VILLA_WANTED> = 'Veuillez choisir une villa'
export const NOT_NEGATIVE_WANTED: PanelTranslation<typeof english.NOT_NEGATIVE_WANTED> =
  'Veuillez indiquer au moins 0'
export const EMAIL_WANTED: PanelTranslation<typeof english.EMAIL_WANTED> =
  'Veuillez saisir une adresse e-mail valide'
