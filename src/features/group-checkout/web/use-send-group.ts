import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FORM_WORDS, REQUEST_WORDS } from '@/features/bookings/text'
import type { createGroupCall, GroupReceipt, GroupRequest } from '@/features/groups/contract'
import { GROUPS_PATH } from '@/features/groups/paths'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { rememberMailbox } from '@/features/mailbox-proof/web/sent-mailbox'
import { useProperty } from '@/features/property/web/use-property'
import { isUnanswered } from '@/features/stay-calendar/web/sent-booking'
import { rememberDetails } from '@/features/stay-calendar/web/sent-details'
import { useRefreshBookings } from '@/features/stay-calendar/web/use-refresh-bookings'
import { explain } from '@/features/stay-calendar/web/use-send-booking'
import { villasQuery } from '@/features/villas/queries'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { storedText } from '@/web/kit/stored-text'
import { showToast } from '@/web/ui/toast'
import { GROUP_WORDS } from './group-text'

/** How long an answer may take before the request is sent again. */
const ANSWER_MS = 25_000
const AGAIN = 2
const SECOND_MS = 1000

/** The key of what was sent last in this tab and a mark of its content, nothing that was typed: it outlives a reload. */
const attemptText = storedText('groupAttempt', () => sessionStorage)

/**
 * Sends a group, and tells how it went. One without an answer is sent again under its key, by itself and when the guest
 * presses again: it is booked once.
 */
export function useSendGroup(onBooked: (receipt: GroupReceipt) => void) {
  const property = useProperty()
  const client = useQueryClient()
  const refreshBookings = useRefreshBookings()
  const attempt = useRef<Attempt | null>(null)

  async function sendUnderKey(group: GroupRequest): Promise<GroupReceipt> {
    attempt.current = nextAttempt(attempt.current ?? readAttempt(), JSON.stringify(group))
    attemptText.write(JSON.stringify(attempt.current))
    const headers = { 'Idempotency-Key': attempt.current.key }
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), ANSWER_MS)
    try {
      const receipt = await send<typeof createGroupCall>('POST', GROUPS_PATH, group, headers, patience.signal)
      rememberMailbox(receipt.reference, group.guestEmail)
      // Meals are the same for all villas.
      rememberDetails(receipt.reference, { ...group, board: group.parts[0]?.board })
      return receipt
    } finally {
      clearTimeout(timer)
    }
  }

  const sending = useMutation({
    mutationFn: sendUnderKey,
    retry: (failures, error) => failures < AGAIN && isUnanswered(error),
    retryDelay: (failures) => (failures + 1) * SECOND_MS,
    onSuccess: (receipt) => {
      forget()
      showToast({ title: REQUEST_WORDS.toast, description: tellHold(receipt, property) })
      onBooked(receipt)
      void refreshBookings()
    },
    onError: (error) => {
      const description = isUnanswered(error) ? GROUP_WORDS.unanswered : explain(error)
      showToast({ title: FORM_WORDS.failed.title, description, tone: 'destructive' })
      if (!isRefused(error)) return
      forget()
      void refreshBookings()
      void client.invalidateQueries({ queryKey: villasQuery.queryKey })
    },
  })

  function forget() {
    attempt.current = null
    attemptText.write(null)
  }

  const { error } = sending
  return {
    send: sending.mutate,
    reset: sending.reset,
    isSending: sending.isPending,
    /** For the guest; null while nothing went wrong. */
    failure: error && (isUnanswered(error) ? GROUP_WORDS.unanswered : explain(error)),
    /** What the server said of single fields: `parts.2.villaId`. */
    problems: error instanceof ApiError ? error.problems : [],
  }
}

function readAttempt(): Attempt | null {
  try {
    const { mark, key }: Partial<Attempt> = JSON.parse(attemptText.read() ?? '{}') ?? {}
    return typeof mark === 'string' && typeof key === 'string' ? { mark, key } : null
  } catch {
    return null
  }
}
