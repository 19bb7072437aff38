import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/web/ui/toast'
import { reasonOf } from './resource-words'
import { refetchLists } from './use-writes'

/**
 * Saves what stands in a form: says why it was not saved, and passes that on to the form, which marks its fields; either
 * way every list is read anew. `help` is for what says no reason itself.
 */
export function useSave() {
  const queryClient = useQueryClient()
  return async (save: () => Promise<void>, { failed, help }: { failed: string; help: string }) => {
    try {
      await save()
    } catch (error) {
      showToast({ title: failed, description: reasonOf(error) ?? help, tone: 'destructive' })
      throw error
    } finally {
      void refetchLists(queryClient)
    }
  }
}
