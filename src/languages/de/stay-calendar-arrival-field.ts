import type * as english from '@/features/stay-calendar/web/arrival-field'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  label: 'Wann werden Sie voraussichtlich ankommen?',
  unknown: 'Das weiß ich noch nicht',
  help: (checkIn) => `Ihre Villa ist ab ${checkIn} bereit.`,
}
