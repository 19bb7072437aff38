import { UNSETTLED_EMAIL_KIND } from '@/features/online-payments/rules/unsettled-email-kind'

/** What mails about online payments are called in the list of mails. */
export const UNSETTLED_MAIL_KINDS: Partial<Record<string, string>> = {
  [UNSETTLED_EMAIL_KIND]: 'Money to look at',
}
