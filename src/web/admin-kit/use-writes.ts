import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Query } from '@/web/kit/query'
import { ApiError } from '@/web/kit/request'
import { showToast } from '@/web/ui/toast'
import { failureToast, type ResourceWords, type Verb } from './resource-words'
import { renewingCall } from './staff-request'
import { listText } from './text'

type Kept = { id: number }
/** `savedBy` is how the form of one there is goes out, where that is not PUT. */
type Writing = { writePath: string; savedBy?: 'PUT' | 'PATCH' }

/**
 * Writes of one resource. What is certain shows at once in the list and is taken back when the server refuses; after
 * each write every list is read anew, since one noun shows in others. All answer false when it failed and was said.
 */
export function useWrites<Item extends Kept>(
  list: Query<Item[]>,
  { writePath, savedBy = 'PUT' }: Writing,
  words: ResourceWords,
  { send, takesOver } = renewingCall,
) {
  const queryClient = useQueryClient()
  const { queryKey } = list

  async function attempt(
    verb: Verb,
    foresee: (items: Item[]) => Item[],
    call: () => Promise<unknown>,
    { said = words, description }: { said?: ResourceWords; description?: ReactNode } = {},
  ) {
    const before = queryClient.getQueryData(queryKey)
    if (before) queryClient.setQueryData(queryKey, foresee(before))
    try {
      await call()
      showToast({ title: said.done[verb], description })
      return true
    } catch (error) {
      if (before) queryClient.setQueryData(queryKey, before)
      if (!takesOver(error)) showToast(failureToast(said, verb, error))
      return false
    } finally {
      void refetchLists(queryClient)
    }
  }

  return {
    /**
     * Sends a whole form: a new one, or all of one there is, with the version it was made from. Throws what the server
     * refused it with.
     */
    async save(kept: Kept | null, values: object): Promise<void> {
      const saved = await (kept === null
        ? send<Item>('POST', writePath, values)
        : send<Item>(savedBy, `${writePath}/${kept.id}`, { ...values, ...versionOf(kept) }))
      queryClient.setQueryData(queryKey, (items) =>
        kept === null
          ? items && [...items, saved]
          : items?.map((item) => (item.id === kept.id ? saved : item)),
      )
      void refetchLists(queryClient)
    },
    /** What somebody else made of one meanwhile, where that is why it was refused; otherwise null. */
    async readTheirs(kept: Kept, error: unknown): Promise<Item | null> {
      if (!(error instanceof ApiError) || error.status !== 409) return null
      const items = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => [])
      const theirs = items.find(({ id }) => id === kept.id)
      return theirs && versionOf(theirs)?.updatedAt !== versionOf(kept)?.updatedAt ? theirs : null
    },
    /** Changes some fields of one, as a button in its row does; `said` where that has words of its own. */
    change: (id: number, part: Partial<Item>, said?: ResourceWords) =>
      attempt(
        'update',
        (items) => items.map((item) => (item.id === id ? { ...item, ...part } : item)),
        () => send('PATCH', `${writePath}/${id}`, part),
        said && { said },
      ),
    /** `undo` stands in what says that it is deleted. */
    remove: (id: number, undo?: ReactNode) =>
      attempt(
        'delete',
        (items) => items.filter((item) => item.id !== id),
        () => send('DELETE', `${writePath}/${id}`),
        { description: undo },
      ),
    /** Gives all rows their places in one call. */
    async reorder(ordered: Item[]): Promise<boolean> {
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, ordered)
      try {
        await send('POST', `${listPath(queryKey[0])}/order`, { ids: ordered.map(({ id }) => id) })
        showToast({ title: listText.orderSaved })
        return true
      } catch (error) {
        queryClient.setQueryData(queryKey, before)
        const failed = { failed: { ...words.failed, update: listText.orderFailed }, explains: [] }
        if (!takesOver(error)) showToast(failureToast(failed, 'update', error))
        return false
      } finally {
        void refetchLists(queryClient)
      }
    },
  }
}

/** Every noun of staff's lists says when it was last changed; what a form is made from goes along with it. */
function versionOf(kept: object): { updatedAt: string } | undefined {
  return 'updatedAt' in kept && typeof kept.updatedAt === 'string' ? { updatedAt: kept.updatedAt } : undefined
}

/** A list's address without what it was asked for. */
function listPath(address: string): string {
  return address.split('?', 1)[0] ?? address
}

/** Every list but the account of whoever is signed in. */
export async function refetchLists(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('/api/auth/'),
  })
}
