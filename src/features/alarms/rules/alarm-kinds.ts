import { ALARM_WORDS } from './alarm-words'

/** Beyond what each alarm begins (docs/decisions/alarms.md holds the same table). */
export const LIMITS = {
  /** Minutes for which e-mails wait and none goes out. */
  mailMinutes: 10,
  /** Minutes since a calendar feed was read to its end. */
  feedMinutes: 60,
  /** Minutes since the mailbox was read to its end. */
  mailboxMinutes: 30,
  /** Hours for which mails are told that were left in it. */
  leftHours: 24,
  /** Room that is left on the disk. */
  diskBytes: 2048 * 1024 ** 2,
  /** Hours since the newest good backup was taken. */
  backupHours: 30,
  /** Minutes that a process runs before it misses a first backup. */
  firstBackupMinutes: 60,
  /** Days until the certificate ends. */
  certificateDays: 14,
  /** Of the calls of the last five minutes, one in so many; and no fewer than so many. */
  errorMinutes: 5,
  oneCallIn: 50,
  fewestErrors: 5,
  /** Minutes for which a way to phones takes no message, and hours for which those are told that went by e-mail for it. */
  phoneMinutes: 10,
  phoneHours: 24,
  /** Hours for which messages to webhooks that were given up are told. */
  webhookHours: 24,
  /** Minutes for which all has to be well before an alarm ends. */
  quietMinutes: 10,
} as const

/** What the hotel is told of by itself: what it is called, and what to do about it. */
export const ALARMS = {
  mails: { ...ALARM_WORDS.mails, section: '/mails' },
  feeds: { ...ALARM_WORDS.feeds, section: '/channels' },
  mailbox: { ...ALARM_WORDS.mailbox, section: '/messages' },
  disk: { ...ALARM_WORDS.disk, section: null },
  backup: { ...ALARM_WORDS.backup, section: null },
  certificate: { ...ALARM_WORDS.certificate, section: null },
  errors: { ...ALARM_WORDS.errors, section: null },
  webhooks: { ...ALARM_WORDS.webhooks, section: '/webhooks' },
  phones: { ...ALARM_WORDS.phones, section: '/guest-messages' },
} as const satisfies Record<string, { title: string; advice: string; section: string | null }>

export type AlarmKind = keyof typeof ALARMS

export const ALARM_KINDS = Object.keys(ALARMS) as [AlarmKind, ...AlarmKind[]]
