import { DATA_CODE_KIND, ERASURE_KIND } from '../rules/email-words'

/** The mails about guests' data, as staff read of them. */
export const DATA_MAIL_KINDS: Readonly<Record<string, string>> = {
  [DATA_CODE_KIND]: 'Code for a guest’s data',
}

export const ERASURE_MAIL_KINDS: Readonly<Record<string, string>> = {
  [ERASURE_KIND]: 'Notice of an erasure',
}

/** Words of the card on a guest's profile. */
export const guestDataCardText = {
  title: 'The guest’s data',
  help: 'What a guest may ask for by law: a copy, a correction, to be forgotten.',
  copy: 'A copy for the guest',
  copyHelp: 'It holds what staff noted, too. Look first whether a note speaks of somebody else.',
  readable: 'To read',
  json: 'JSON',
  correct: 'Correct an e-mail or a phone',
  correctHelp: 'In the profile and in every booking that has it. Issued documents stay as they are.',
  which: 'Which',
  to: 'Correctly',
  save: 'Correct',
  saving: 'Saving...',
  corrected: 'Corrected in every booking',
  erase: 'Erase everything',
  eraseHelp:
    'Name, contacts, messages, notes, and wherever a text names them. Days, amounts and numbers of documents stay. A mark of whoever must not be hosted goes, too.',
  eraseAsk: (name: string) => `Erase all data about ${name}?`,
  eraseAskLine:
    'This cannot be taken back. Copies in backups go when those end; whoever restores one has to erase again.',
  erased: 'The guest’s data are erased',
  failed: 'That did not work',
  failedHelp: 'Please check your connection and try again.',
} as const
