import { useQueryClient } from '@tanstack/react-query'
import { MAILS_PATH, type StaffMail } from '@/kernel/mails'
import { showToast } from '@/web/ui/toast'
import { mailText as words } from './mail-text'
import { staffRequest } from './staff-request'
import { refetchLists } from './use-writes'

/** Sends an undelivered mail again, says whether that went well, and has every list read anew. */
export function useSendAgain(): (mail: Pick<StaffMail, 'id'>) => Promise<void> {
  const queryClient = useQueryClient()
  return async ({ id }) => {
    try {
      await staffRequest('POST', `${MAILS_PATH}/${id}/resend`, {})
      showToast({ title: words.sentAgain })
    } catch {
      showToast({ title: words.failed, description: words.failedHelp, tone: 'destructive' })
    }
    await refetchLists(queryClient)
  }
}
