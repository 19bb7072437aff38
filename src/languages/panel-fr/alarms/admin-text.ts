import { ALARM_BEGAN_KIND, ALARM_ENDED_KIND } from '@/features/alarms/rules/alarm-mail-kinds'
import type * as english from '@/features/alarms/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const ALARM_MAIL_KINDS: PanelTranslation<typeof english.ALARM_MAIL_KINDS> = {
  [ALARM_BEGAN_KIND]: 'Quelque chose ne va pas',
  [ALARM_ENDED_KIND]: 'C’est réglé',
}

export const alarmsText: PanelTranslation<typeof english.alarmsText> = {
  title: (count) => (count === 1 ? 'Quelque chose ne va pas' : `${count} choses ne vont pas`),
  unknown: 'L’état du système n’a pas pu être lu.',
  since: (when) => `Depuis le ${when}`,
  open: 'Ouvrir la rubrique',
  openOf: (title) => `Ouvrir la rubrique : ${title}`,
}
