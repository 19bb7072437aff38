import { EnquiriesAdmin } from '@/features/enquiries/web/admin'
import { Thread } from './admin-thread'

/** Enquiries for the halls with what they were answered. */
export function AnsweredEnquiries() {
  return <EnquiriesAdmin renderAnswers={({ id }) => <Thread name={{ kind: 'enquiry', id }} />} />
}
