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
  mails: {
    title: 'E-mails do not go out',
    advice: 'Open Mails in the panel: it says what the mail server answers and which setting to look at.',
    section: '/mails',
  },
  feeds: {
    title: 'A calendar of another platform cannot be read',
    advice: 'Open Channels in the panel: until it is read again, nights sold there can be sold here too.',
    section: '/channels',
  },
  mailbox: {
    title: 'Mails of guests are not read into the panel',
    advice: 'Look into the mailbox itself, and run npm run doctor: it says what the mail server answers.',
    section: '/messages',
  },
  disk: {
    title: 'The disk is nearly full',
    advice: 'Delete what is not needed on it (old backups, logs), or give the server a larger one.',
    section: null,
  },
  backup: {
    title: 'There is no new backup',
    advice: 'Run npm run backup -- --nightly on the server and read what it says.',
    section: null,
  },
  certificate: {
    title: 'The certificate of the website ends',
    advice:
      'Look at the log of the proxy for what keeps it from a new one: ports 80 and 443 must be reachable and the name must lead here.',
    section: null,
  },
  errors: {
    title: 'Many calls fail',
    advice: 'Look for “request failed” in the log of the app, and run npm run doctor.',
    section: null,
  },
  webhooks: {
    title: 'Programs were not told of bookings',
    advice:
      'Open Webhooks in the panel: it says what each receiver answered. Send the messages again once it is mended.',
    section: '/webhooks',
  },
  phones: {
    title: 'Messages to phones do not go out',
    advice:
      'Open Automatic messages in the panel: it says what the provider answers. Look at the SMS_ and WHATSAPP_ settings and at the account there; until then the e-mails go instead.',
    section: '/guest-messages',
  },
} as const satisfies Record<string, { title: string; advice: string; section: string | null }>

export type AlarmKind = keyof typeof ALARMS

export const ALARM_KINDS = Object.keys(ALARMS) as [AlarmKind, ...AlarmKind[]]
