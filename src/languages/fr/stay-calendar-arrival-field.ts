import type * as english from '@/features/stay-calendar/web/arrival-field'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  label: 'Vers quelle heure pensez-vous arriver ?',
  unknown: 'Je ne sais pas encore',
  help: (checkIn) => `Votre villa est prête à partir de ${checkIn}.`,
}
