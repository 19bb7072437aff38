import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/web/ui/toast'
import { reasonOf } from './resource-words'
import { renewingCall } from './staff-request'
import { formText } from './text'
import { refetchLists } from './use-writes'

/** Makes a call of staff that no form waits for: says whether it was done or why not, and reads every list anew. */
export function useCall({ takesOver } = renewingCall) {
  const queryClient = useQueryClient()
  return async (call: () => Promise<unknown>, { done, failed }: { done: string; failed: string }) => {
    try {
      await call()
      showToast({ title: done })
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      if (!takesOver(error)) showToast({ title: failed, description, tone: 'destructive' })
    } finally {
      await refetchLists(queryClient)
    }
  }
}
