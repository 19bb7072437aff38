/** Words of the list of mails. */
export const mailsText = {
  what: 'Mail',
  to: 'To',
  status: 'Status',
  written: 'Queued',
  why: 'What the mail server said',
  outage: 'No mails go out at the moment.',
  outageHelp:
    'Mails wait and go out by themselves once this is put right. Until then please call guests who need an answer.',
  empty: 'No mails yet.',
  emptyHelp: 'Every request and every step that a guest hears of is listed here.',
  sendAgain: (kind: string, number: number) => `Send again: ${kind}, booking ${number}`,
  about: (kind: string, number: number) => `${kind}, booking ${number}`,
} as const
