/** Words of signing in and out (agreed wording, docs/decisions/wording.md: titles, buttons and toasts are literal). */
export const sessionText = {
  loading: 'Loading admin panel...',
  title: 'Admin',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  code: 'Code',
  codeHelp: 'The six digits your authenticator app shows, or one of your codes on paper',
  codeWanted: 'One more step',
  byPasskey: 'Use a passkey',
  usePasskey: 'Use your passkey',
  passkeyDeclined:
    'No passkey was used: the question was closed, or there is none for this site on this device.',
  signInFirst: 'Please sign in',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  invalidEmail: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  backToSite: 'Back to the website',
  signedIn: { title: 'Login successful', description: 'Welcome to the admin panel' },
  failed: 'Login failed',
  invalidCredentials: 'Invalid credentials',
  networkError: 'Network error occurred',
  signedOut: { title: 'Logged out', description: 'You have been successfully logged out' },
  signOutFailed: { title: 'Logout failed', description: 'There was an error logging you out' },
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  renewTitle: 'Please sign in again',
  renewHelp: 'Your session has ended. Nothing you typed is lost: sign in and go on where you were.',
} as const

/** Words of changing one's own password. */
export const ownPasswordText = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  nextHelp: 'At least 10 characters. You are signed out everywhere else, and your API tokens end.',
  changed: { title: 'Password changed', description: 'You are signed out everywhere else.' },
  failed: 'The password could not be changed',
} as const

/** Words of the codes for the day a phone is lost. */
export const paperCodesText = {
  title: 'Keep these codes on paper',
  help: 'On the day your phone or your passkey is lost, each of them opens once in its place. They are shown only now.',
  save: 'Save as a file',
  saveName: 'sign-in-codes.txt',
  done: 'I have them',
} as const
