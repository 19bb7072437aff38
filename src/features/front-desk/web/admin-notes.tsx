import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { addNoteCall } from '@/features/bookings/staff-contract'
import { bookingNotesQuery } from '@/features/bookings/staff-queries'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useUnsaved } from '@/web/admin-kit/use-unsaved'
import { Button } from '@/web/ui/button'
import { Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { bookingPageText as words } from './admin-desk-text'

/** As the contract has it. */
const LONGEST_NOTE = 2000

/** What staff tell each other about a booking, and room for one more note. */
export function BookingNotes({ bookingId }: { bookingId: number }) {
  const query = bookingNotesQuery(bookingId)
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...query, staleTime: 0 })
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  useUnsaved(text.trim() !== '')

  async function onAdd(event: FormEvent) {
    event.preventDefault()
    if (isSending || text.trim() === '') return
    setSending(true)
    try {
      const note = await sendForStaff<typeof addNoteCall>(
        'POST',
        `${ADMIN_BOOKINGS_PATH}/${bookingId}/notes`,
        {
          text,
        },
      )
      queryClient.setQueryData(query.queryKey, (notes) => [...(notes ?? []), note])
      setText('')
    } catch (error) {
      showToast({
        title: words.noteFailed,
        description: reasonOf(error) ?? words.failedHelp,
        tone: 'destructive',
      })
    } finally {
      setSending(false)
    }
  }

  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{words.notes}</h3>
      {isError && !data && <p className="text-alarm">{words.notesFailed}</p>}
      {!data && !isError && (
        <Loading label={words.notesLoading}>
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-ink-soft">{words.noNotes}</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-2.5">
          {data.map(({ id, at, staffEmail, text: said }) => (
            <li key={id} className="rounded-control bg-cream px-3.5 py-2.5">
              <p className="break-words whitespace-pre-wrap">{said}</p>
              <p className="tabular text-xs wrap-anywhere text-ink-soft">
                {staffEmail}, <time dateTime={at}>{formatInstant(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void onAdd(event)} className="grid gap-3 print:hidden">
        <Field label={words.newNote} help={words.notesHelp}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={LONGEST_NOTE}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-disabled={isSending || text.trim() === ''}
          className="justify-self-start"
        >
          {isSending ? words.adding : words.addNote}
        </Button>
      </form>
    </section>
  )
}
