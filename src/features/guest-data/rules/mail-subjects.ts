import { INVITATION_KIND } from '@/features/accounts/rules/invitation'
import { ALARM_BEGAN_KIND, ALARM_ENDED_KIND } from '@/features/alarms/rules/alarm-mail-kinds'
import { BOOKING_EMAIL_KINDS, GROUP_EMAIL_KINDS } from '@/features/bookings/rules/email-kinds'
import { CONTACT_EMAIL_KIND, CONTACT_RECEIPT_KIND } from '@/features/contact/rules/email-kinds'
import { DOCUMENT_EMAIL_KINDS } from '@/features/documents/rules/email-words'
import { ENQUIRY_EMAIL_KINDS } from '@/features/enquiries/rules/email-words'
import { HOLD_EMAIL_KIND } from '@/features/groups/rules/hold-email-words'
import { GUEST_MESSAGE_KIND } from '@/features/guest-messages/rules/email-words'
import { REPLY_EMAIL_KIND } from '@/features/message-threads/rules/email-words'
import { UNSETTLED_EMAIL_KIND } from '@/features/online-payments/rules/unsettled-email-kind'
import { PUSH_ENDED_KIND } from '@/features/own-account/rules/push-ended-words'
import { PASSWORD_LINK_KIND } from '@/features/password-links/rules/link-kinds'
import { PAYMENT_LINK_EMAIL_KIND } from '@/features/payment-links/rules/email-words'
import { REVIEW_EMAIL_KIND } from '@/features/reviews/rules/email-words'
import { DATA_CODE_KIND, ERASURE_KIND } from './email-words'

/** Of what the row is that a mail speaks of. `nobody`: of nothing that is a guest's. */
export type MailSubject =
  | 'booking'
  | 'group'
  | 'message'
  | 'enquiry'
  | 'reply'
  | 'document'
  | 'online-payment'
  | 'payment-link'
  | 'review'
  | 'guest-message'
  | 'nobody'

/** The mails there are, each with what it is about; personal-columns.test.ts holds it to all that can be sent. */
export const MAIL_SUBJECTS: Readonly<Record<string, MailSubject>> = {
  ...kindsAbout('booking', [...BOOKING_EMAIL_KINDS, DATA_CODE_KIND]),
  ...kindsAbout('group', GROUP_EMAIL_KINDS),
  ...kindsAbout('message', [CONTACT_EMAIL_KIND, CONTACT_RECEIPT_KIND]),
  ...kindsAbout('enquiry', ENQUIRY_EMAIL_KINDS),
  ...kindsAbout('reply', [REPLY_EMAIL_KIND]),
  ...kindsAbout('document', Object.values(DOCUMENT_EMAIL_KINDS)),
  ...kindsAbout('online-payment', [UNSETTLED_EMAIL_KIND]),
  ...kindsAbout('payment-link', [PAYMENT_LINK_EMAIL_KIND]),
  ...kindsAbout('review', [REVIEW_EMAIL_KIND]),
  ...kindsAbout('guest-message', [GUEST_MESSAGE_KIND]),
  ...kindsAbout('nobody', [
    PASSWORD_LINK_KIND,
    INVITATION_KIND,
    ERASURE_KIND,
    ALARM_BEGAN_KIND,
    ALARM_ENDED_KIND,
    HOLD_EMAIL_KIND,
    PUSH_ENDED_KIND,
  ]),
}

/** The kinds of mails about one thing. */
export function kindsOf(subject: MailSubject): string[] {
  return Object.keys(MAIL_SUBJECTS).filter((kind) => MAIL_SUBJECTS[kind] === subject)
}

function kindsAbout(subject: MailSubject, kinds: readonly string[]): Record<string, MailSubject> {
  return Object.fromEntries(kinds.map((kind) => [kind, subject]))
}
