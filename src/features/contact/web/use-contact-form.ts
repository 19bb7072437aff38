import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { showToast } from '@/web/ui/toast'
import type { contactCall } from '../contract'
import { CONTACT_PATH } from '../paths'
import {
  chosenOf,
  EMPTY_DRAFT,
  findMessageProblems,
  type MessageDraft,
  NO_STAY,
  type StayInMind,
} from '../rules/message-form'
import { contactText, type FormPlace } from '../text'

type SentMessage = MessageDraft & Partial<StayInMind> & { website?: string }

/** What is typed into the contact form and what becomes of it; nothing is cleared before the server has it. */
export function useContactForm(place: FormPlace, begun: Partial<MessageDraft>) {
  const [draft, setDraft] = useState<MessageDraft>({ ...EMPTY_DRAFT, ...begun })
  const [stay, setStay] = useState<StayInMind>(NO_STAY)
  const [website, setWebsite] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const sending = useMutation({
    mutationFn: (message: SentMessage) => send<typeof contactCall>('POST', CONTACT_PATH, message),
    onSuccess: () => {
      showToast({ title: contactText.success, description: contactText.places[place].reply })
      setDraft(EMPTY_DRAFT)
      setStay(NO_STAY)
      setTried(false)
    },
    onError: () => showToast({ ...contactText.failure, tone: 'destructive' }),
  })
  const refused = sending.error instanceof ApiError ? sending.error.problems : []
  const typed = { ...draft, ...stay }
  const problems: Partial<Record<keyof typeof typed, string>> = isTried ? findMessageProblems(draft) : {}

  // What the server refuses is only known when its answer has been drawn.
  useEffect(() => {
    if (sending.error) focusFirstProblem(form.current)
  }, [sending.error])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending) return
    setTried(true)
    if (Object.keys(findMessageProblems(draft)).length > 0) {
      requestAnimationFrame(() => focusFirstProblem(form.current))
      return
    }
    // Looked at where it stands: programs fill it in without the events that React hears.
    const hidden = form.current?.elements.namedItem('website')
    const trap = hidden instanceof HTMLInputElement ? hidden.value : website
    sending.mutate({ ...draft, ...chosenOf(stay), ...(trap && { website: trap }) })
  }

  return {
    form,
    draft,
    stay,
    setStay,
    website,
    setWebsite,
    sending,
    onSubmit,
    setField: (field: keyof MessageDraft, text: string) => setDraft({ ...draft, [field]: text }),
    /** What is wrong with a field: what the form sees, else what the server said of the text that was sent. */
    problemOf: (field: keyof typeof typed): string | undefined =>
      problems[field] ??
      (sending.variables?.[field] === typed[field]
        ? refused.find(({ path }) => path === field)?.message
        : undefined),
  }
}

function focusFirstProblem(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
