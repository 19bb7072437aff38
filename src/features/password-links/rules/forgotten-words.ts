/** What whoever asks for a new password is told, whether there is such an account or not. */
export const FORGOTTEN_ANSWER =
  'If there is an account with this address, a link to choose a new password is on its way to it. It works for an hour. Nothing comes? Ask a Super Admin of the hotel.'
