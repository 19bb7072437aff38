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

type Own = Partial<Omit<ResourceWords, 'done' | 'failed'>> & {
  done?: Partial<Record<Verb, string>>
  failed?: Partial<Record<Verb, string>>
}

/**
 * What sections say of 'hero slide', where a section has no words of its own; `own` goes before it, a verb at a time.
 * The server's reasons are shown for every verb unless `explains` names fewer.
 */
export function wordsFor(noun: string, own: Own = {}): ResourceWords {
  const title = noun.replace(/(?:^| )\w/g, (letter) => letter.toUpperCase())
  const begins = noun.charAt(0).toUpperCase() + noun.slice(1)
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return {
    add: `Add ${title}`,
    edit: `Edit ${title}`,
    empty: `No ${many} found. Add your first ${noun} to get started.`,
    confirmDelete: `Are you sure you want to delete this ${noun}?`,
    explains: ['create', 'update', 'delete'],
    ...own,
    done: {
      create: `${begins} created successfully`,
      update: `${begins} updated successfully`,
      delete: `${begins} deleted successfully`,
      ...own.done,
    },
    failed: {
      create: `Failed to create ${noun}`,
      update: `Failed to update ${noun}`,
      delete: `Failed to delete ${noun}`,
      ...own.failed,
    },
  }
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
    return { title: formText.error, description: reason ?? fallback, tone: 'destructive' }
  return { title: fallback, description: reason ?? formText.unavailable, tone: 'destructive' }
}

/** Something that failed in the browser itself; its message is for the person. */
export class ExplainedError extends Error {}

/** What the server said to the person; undefined when it was not reached or said nothing. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ExplainedError) return error.message
  return error instanceof ApiError ? error.serverMessage : undefined
}
