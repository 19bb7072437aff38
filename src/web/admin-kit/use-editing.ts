import { useState } from 'react'
import { showToast } from '@/web/ui/toast'
import { failureToast, type ResourceWords } from './resource-words'
import { renewingCall, type StaffCall } from './staff-request'
import type { useWrites } from './use-writes'

type Kept = { id: number }

/**
 * The form of a list: which of its rows, or a new one, stands in it, and its saving. When somebody else was quicker,
 * `theirs` is what they made of it; the next save goes over that.
 */
export function useEditing<Item extends Kept>(
  writes: Pick<ReturnType<typeof useWrites<Item>>, 'save' | 'readTheirs'>,
  words: ResourceWords,
  { takesOver }: StaffCall = renewingCall,
) {
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const [theirs, setTheirs] = useState<Item | null>(null)

  function edit(next: Item | 'new' | null) {
    setEdited(next)
    setTheirs(null)
  }

  return {
    edited,
    theirs,
    edit,
    /** For the form: says how it went; throws what the server refused the values with. */
    async onSave(values: object): Promise<void> {
      const kept = edited === 'new' ? null : (theirs ?? edited)
      const verb = kept ? 'update' : 'create'
      try {
        await writes.save(kept, values)
      } catch (error) {
        const newer = kept && (await writes.readTheirs(kept, error))
        if (newer) setTheirs(newer)
        if (!takesOver(error)) showToast(failureToast(words, verb, error))
        throw error
      }
      edit(null)
      showToast({ title: words.done[verb] })
    },
  }
}
