/** Words of the tokens of the API. */
export const apiTokensText = {
  empty:
    'No tokens yet. Make one for a program that is to read or write here, as for door locks or accounting.',
  add: 'Make Token',
  name: 'Name',
  nameHelp: 'What the token is for. The audit trail names it so.',
  permissions: 'May',
  days: 'Works for',
  daysHelp: 'Then a new one is made. It ends at once with your account, and never does more than you may.',
  validity: (days: number) =>
    days === 365 ? 'One year' : days === 730 ? 'Two years' : days === 1 ? 'One day' : `${days} days`,
  madeBy: 'Made by',
  used: 'Last used',
  neverUsed: 'Never',
  until: 'Until',
  over: 'Over',
  shownTitle: 'Copy the token now',
  shownHelp:
    'It is shown only this once. Whoever has it may do what it may: keep it where passwords are kept. Programs send it as ‘Authorization: Bearer …’.',
  token: 'Token',
  copy: 'Copy',
  copied: 'Token copied',
  copyFailed: 'The token could not be copied. Mark it and copy it by hand.',
  done: 'I have it',
  end: (name: string) => `End ${name}`,
  endTitle: (name: string) => `End the token ${name}?`,
  endLine: 'Programs that use it are let in no more, from this moment on.',
  endAction: 'End it',
  ended: 'Token ended',
  endFailed: 'The token could not be ended',
} as const
