import { ApiError } from '@/web/kit/request'
import type { Toast } from '@/web/ui/toast-state'
import { formText } from './text'

export type Verb = 'create' | 'update' | 'delete'

/** What a section says about its noun. */
export type ResourceWords = {
  /** The button and the dialog for a new one. */
  add: string
  /** The dialog for one there is. */
  edit: string
  empty: string
  emptyHelp?: string
  confirmDelete: string
  done: Record<Verb, string>
  failed: Record<Verb, string>
  /** Where the server's own message stands instead of `failed`, under 'Error'. */
  explains: readonly Verb[]
}

/** The toast of a write that failed: what failed, and why as far as the server says. */
export function failureToast(
  words: Pick<ResourceWords, 'failed' | 'explains'>,
  verb: Verb,
  error: unknown,
): Toast {
  const reason = reasonOf(error)
  const fallback = words.failed[verb]
  if (words.explains.includes(verb))
    return { title: 'Error', description: reason ?? fallback, tone: 'destructive' }
  return { title: fallback, description: reason ?? formText.unavailable, tone: 'destructive' }
}

/** What the server said to the person; undefined when it was not reached or said nothing. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}
