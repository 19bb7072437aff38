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
  emptyHelp:
    'Every request, every step that a guest hears of and every message from the website is listed here.',
  sendAgain: (mail: string) => `Send again: ${mail}`,
  aboutBooking: (kind: string, number: number) => `${kind}, booking ${number}`,
  aboutGroup: (kind: string, number: number) => `${kind}, group ${number}`,
  aboutEnquiry: (kind: string, number: number) => `${kind}, enquiry ${number}`,
  aboutReply: (kind: string, number: number) => `${kind}, number ${number}`,
  aboutDocument: (kind: string, id: number) => `${kind}, entry ${id}`,
  aboutPayment: (kind: string, number: number) => `${kind}, online payment ${number}`,
  aboutAutomatic: (kind: string, number: number) => `${kind} ${number}`,
  aboutReview: (kind: string, number: number) => `${kind}, review ${number}`,
  aboutMessage: (kind: string, number: number) => `${kind}, message ${number}`,
} as const
