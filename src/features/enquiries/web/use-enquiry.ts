import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Day } from '@/kernel/days'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { showToast } from '@/web/ui/toast'
import type { enquiryCall } from '../contract'
import { ENQUIRIES_PATH } from '../paths'
import { EMPTY_ENQUIRY, type EnquiryDraft, findEnquiryProblems } from '../rules/enquiry-form'
import type { VenueId } from '../rules/venues'
import { enquiryText as words } from '../text'

type Sent = { venue: VenueId; draft: EnquiryDraft; website: string }

/** What is typed into the form for a quote and what becomes of it; nothing is cleared before the server has it. */
export function useEnquiry(venue: VenueId, today: Day) {
  const [draft, setDraft] = useState<EnquiryDraft>(EMPTY_ENQUIRY)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const sending = useMutation({
    mutationFn: (sent: Sent) => send<typeof enquiryCall>('POST', ENQUIRIES_PATH, toRequest(sent)),
    onSuccess: () => {
      showToast({ title: words.success, description: words.successLine })
      setTried(false)
    },
    onError: () => showToast({ title: words.failure, tone: 'destructive' }),
  })
  const refused = sending.error instanceof ApiError ? sending.error.problems : []
  const problems = isTried ? findEnquiryProblems(draft, venue, today) : {}

  // What the server refuses is only known when its answer has been drawn.
  useEffect(() => {
    if (sending.error) focusFirstProblem(form.current)
  }, [sending.error])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending) return
    setTried(true)
    if (Object.keys(findEnquiryProblems(draft, venue, today)).length > 0) {
      requestAnimationFrame(() => focusFirstProblem(form.current))
      return
    }
    // Looked at where it stands: programs fill it in without the events that React hears.
    const hidden = form.current?.elements.namedItem('website')
    sending.mutate({ venue, draft, website: hidden instanceof HTMLInputElement ? hidden.value : '' })
  }

  return {
    form,
    draft,
    sending,
    onSubmit,
    /** Begins anew after one that was sent. */
    reset: () => {
      setDraft(EMPTY_ENQUIRY)
      sending.reset()
    },
    setField: (field: keyof EnquiryDraft, text: string) => setDraft({ ...draft, [field]: text }),
    /** What is wrong with a field: what the form sees, else what the server said of the text that was sent. */
    problemOf: (field: keyof EnquiryDraft): string | undefined =>
      problems[field] ??
      (sending.variables?.draft[field] === draft[field]
        ? refused.find(({ path }) => path === field)?.message
        : undefined),
  }
}

function toRequest({ venue, draft, website }: Sent) {
  const numbers = { guests: Number(draft.guests), villas: Number(draft.villas || 0) }
  return { ...draft, ...numbers, venue, ...(website && { website }) }
}

function focusFirstProblem(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
