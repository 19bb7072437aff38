import type * as english from '@/features/stay-calendar/web/arrival-field'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  label: 'Unatarajia kufika saa ngapi?',
  unknown: 'Bado sijui',
  help: (checkIn) => `Villa yako iko tayari kuanzia ${checkIn}.`,
}
