import { MAILS_PATH, type MailsEndpoint } from '@/kernel/mails'
import { defineQuery, type SearchOf } from '@/web/kit/query'

/** What became of mails. */
export function mailsQuery(search: SearchOf<MailsEndpoint>) {
  return defineQuery<MailsEndpoint>(MAILS_PATH, search)
}
