import { ALARM_BEGAN_KIND, ALARM_ENDED_KIND } from '../rules/alarm-mail-kinds'

/** The mails about alarms, as staff read of them. */
export const ALARM_MAIL_KINDS: Readonly<Record<string, string>> = {
  [ALARM_BEGAN_KIND]: 'Something is wrong',
  [ALARM_ENDED_KIND]: 'It is over',
}

/** Words of what is wrong, on the page of the day. */
export const alarmsText = {
  title: (count: number) => (count === 1 ? 'Something is wrong' : `${count} things are wrong`),
  unknown: 'Whether something is wrong could not be read.',
  since: (when: string) => `Since ${when}`,
  open: 'Open the section',
  openOf: (title: string) => `Open the section: ${title}`,
} as const
