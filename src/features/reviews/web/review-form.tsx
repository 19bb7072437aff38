import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { GuestReview, ReviewInput, writeReviewCall } from '../contract'
import { MY_REVIEW_PATH } from '../paths'
import { guestReviewQuery } from '../queries'
import { MOST_WORDS, RATED_ASPECTS } from '../rules/ratings'
import { reviewText } from '../text'
import { RatingField } from './rating-field'
import { reviewFormText as words } from './review-form-text'

type Draft = Pick<GuestReview, 'overall' | (typeof RATED_ASPECTS)[number]> & { words: string }

/** Stars and words; only the stay as a whole has to be rated. A failure leaves what was chosen and typed. */
export function ReviewForm({ review, token }: { review: GuestReview; token: string }) {
  const client = useQueryClient()
  const query = guestReviewQuery(token)
  const [draft, setDraft] = useState<Draft>(() => ({
    overall: review.overall,
    cleanliness: review.cleanliness,
    quiet: review.quiet,
    breakfast: review.breakfast,
    welcome: review.welcome,
    words: review.words ?? '',
  }))
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sending = useMutation({
    mutationFn: (input: ReviewInput) =>
      send<typeof writeReviewCall>('PUT', `${MY_REVIEW_PATH}/${encodeURIComponent(token)}`, input),
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      showToast(words.saved)
    },
    onError: async (error) => {
      showToast({ title: words.failed, description: messageOf(error), tone: 'destructive' })
      // Published or gone meanwhile: what stands there now says so.
      if (error instanceof ApiError && error.status === 409) await client.invalidateQueries(query)
    },
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const { overall } = draft
    if (overall === null) {
      form.current?.querySelector<HTMLElement>('input')?.focus()
      return
    }
    if (!sending.isPending) sending.mutate({ ...draft, overall, words: draft.words.trim() || null })
  }

  const left = MOST_WORDS - draft.words.length
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-2xl gap-6">
      <div>
        <h2 className="text-2xl">{words.greeting(review.firstName)}</h2>
        <p className="mt-2 text-ink-soft">
          {words.stay(review.departedOn)} {words.note}
        </p>
      </div>
      {review.isSubmitted && (
        <p role="status" className="rounded-card bg-mist p-5">
          <b className="block">{words.thanks}</b>
          {words.thanksLine}
        </p>
      )}
      <RatingField
        label={reviewText.overall}
        value={draft.overall}
        onChange={(overall) => setDraft({ ...draft, overall })}
        error={isTried && draft.overall === null ? reviewText.chooseRating : undefined}
      />
      <div>
        <h3 className="text-lg">{words.aspects}</h3>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {RATED_ASPECTS.map((aspect) => (
            <RatingField
              key={aspect}
              label={reviewText.aspects[aspect]}
              value={draft[aspect]}
              isOptional
              onChange={(rating) => setDraft({ ...draft, [aspect]: rating })}
            />
          ))}
        </div>
      </div>
      <Field
        label={
          <>
            {words.words} <span className="font-normal text-ink-soft">{words.optional}</span>
          </>
        }
        help={left < 300 ? words.left(left) : words.wordsHelp}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            maxLength={MOST_WORDS}
            value={draft.words}
            onChange={(event) => setDraft({ ...draft, words: event.target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="action"
        size="large"
        disabled={sending.isPending}
        className="justify-self-start"
      >
        {sending.isPending ? words.sending : review.isSubmitted ? words.change : words.send}
      </Button>
    </form>
  )
}

/** What the server said to the guest. */
function messageOf(error: unknown): string {
  const said = error instanceof ApiError ? (error.problems[0]?.message ?? error.serverMessage) : undefined
  return said ?? words.failedLine
}
