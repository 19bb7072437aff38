import type { Settings } from '../env'
import { nameMailbox, withMailbox } from '../mail/open-mailbox'
import { type Finding, fail, ok, tellError } from './finding'

/** Whether the mailbox opens into which guests' answers come. */
export async function checkMailbox({
  IMAP_URL: url,
  INCOMING_MAIL_ADDRESS: address,
}: Settings): Promise<Finding> {
  if (address === undefined)
    return ok('mailbox', 'INCOMING_MAIL_ADDRESS is not set: what guests answer is not read into the panel.')
  if (url === undefined) return ok('mailbox', `Mails to ${address} come by POST /api/incoming-mail.`)
  try {
    const many = await withMailbox(url, async ({ uidNext }) => uidNext - 1)
    return ok('mailbox', `${nameMailbox(url)} opens; ${many} mails have come into it.`)
  } catch (error) {
    return fail('mailbox', tellError(error), 'Check IMAP_URL, and that the folder is there.')
  }
}
