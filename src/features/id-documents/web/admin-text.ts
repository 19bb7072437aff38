import type { DocumentKind } from '../rules/document-kinds'

export const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  'national-id': 'National ID',
  passport: 'Passport',
  'driving-permit': 'Driving permit',
  'refugee-id': 'Refugee ID',
  other: 'Another document',
}

export const idDocumentText = {
  title: 'ID document',
  help: 'The number is stored encrypted, and deleted as ‘Data retention’ says.',
  loading: 'Loading the ID document',
  unknown: 'What was written down could not be loaded.',
  tryAgain: 'Try again',
  none: 'None written down.',
  written: (when: string) => `Written down on ${when}`,
  kind: 'Kind',
  number: 'Number',
  numberHelp: 'As it stands on the document.',
  add: 'Write down a document',
  replace: 'Replace',
  save: 'Save document',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'ID document saved',
  show: 'Show the number',
  showing: 'Asking...',
  hide: 'Hide the number',
  shown: 'That you looked is in the audit trail.',
  remove: 'Delete',
  removeAsk: 'Delete this ID document?',
  removeAskLine: 'Its number is gone then.',
  removed: 'ID document deleted',
  failed: 'That did not work',
  failedHelp: 'Please check your connection and try again.',
} as const
