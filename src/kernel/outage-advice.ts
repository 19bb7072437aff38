import type { MailOutage } from './mails'

/** What staff can do about each, on the screen and in the log. */
export const OUTAGE_ADVICE: Record<MailOutage, string> = {
  connection:
    'The mail server cannot be reached or takes no mails at the moment. Check that it runs and that SMTP_URL names its host and port.',
  'sign-in': 'The mail server refuses our sign-in. Check the user and the password in SMTP_URL.',
  sender:
    'The mail server does not let us send under our address. Check MAIL_FROM, or without it the general e-mail in Property Facts.',
}
