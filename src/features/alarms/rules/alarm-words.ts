/** What each alarm is called, and what to do about it. */
export const ALARM_WORDS = {
  mails: {
    title: 'E-mails do not go out',
    advice: 'Open Mails in the panel: it says what the mail server answers and which setting to look at.',
  },
  feeds: {
    title: 'A calendar of another platform cannot be read',
    advice: 'Open Channels in the panel: until it is read again, nights sold there can be sold here too.',
  },
  mailbox: {
    title: 'Mails of guests are not read into the panel',
    advice: 'Look into the mailbox itself, and run npm run doctor: it says what the mail server answers.',
  },
  disk: {
    title: 'The disk is nearly full',
    advice: 'Delete what is not needed on it (old backups, logs), or give the server a larger one.',
  },
  backup: {
    title: 'There is no new backup',
    advice: 'Run npm run backup -- --nightly on the server and read what it says.',
  },
  certificate: {
    title: 'The certificate of the website ends',
    advice:
      'Look at the log of the proxy for what keeps it from a new one: ports 80 and 443 must be reachable and the name must lead here.',
  },
  errors: {
    title: 'Many calls fail',
    advice: 'Look for “request failed” in the log of the app, and run npm run doctor.',
  },
  webhooks: {
    title: 'Programs were not told of bookings',
    advice:
      'Open Webhooks in the panel: it says what each receiver answered. Send the messages again once it is mended.',
  },
  phones: {
    title: 'Messages to phones do not go out',
    advice:
      'Open Automatic messages in the panel: it says what the provider answers. Look at the SMS_ and WHATSAPP_ settings and at the account there; until then the e-mails go instead.',
  },
} as const
