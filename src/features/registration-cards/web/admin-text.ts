import type { CardState } from '../rules/card'

export const STATE_NAMES: Readonly<Record<CardState, string>> = {
  missing: 'No registration card',
  unsigned: 'Card to sign',
  signed: 'Card signed',
}

/** Words of the registration card at the desk. */
export const adminCardText = {
  loading: 'Loading the registration card',
  failed: 'The registration card could not be loaded.',
  tryAgain: 'Try again',
  notAsked: 'Not required (see Property Facts). You can still fill one in.',
  none: 'Nothing filled in yet.',
  byGuest: 'Filled in by the guest.',
  byStaff: 'Filled in at the desk.',
  fill: 'Fill in',
  change: 'Change',
  sign: 'Sign on this screen',
  signPaper: 'Signed on paper',
  signPaperAsk: 'Was the printed card signed with a pen?',
  signPaperLine: 'Keep the paper: the program only writes down that it was signed.',
  print: 'Print',
  unsign: 'Take signature off',
  unsignAsk: 'Take the signature off?',
  unsignLine: 'The card can then be changed, and has to be signed again.',
  signedDrawn: (when: string, by: string) => `Signed on the screen on ${when}, with ${by}.`,
  signedPaper: (when: string, by: string) => `Signed on paper on ${when}, with ${by}.`,
  save: 'Save card',
  saving: 'Saving...',
  saved: 'Registration card saved',
  signed: 'Registration card signed',
  unsigned: 'Signature taken off',
  cancel: 'Cancel',
  failedTitle: 'That could not be saved',
  signTitle: 'Please look it over and sign',
  signHere: 'Sign here with a finger or a pen',
  clear: 'Clear',
  done: 'This is my signature',
  numberGiven: 'given',
  help: {
    nationality: 'As the passport or identity card has it.',
    document: 'Which one the guest shows you.',
    vehicle: 'Such as UBA 123A; empty for who comes without a car.',
    purpose: 'What the guest says brings them here.',
  },
} as const
