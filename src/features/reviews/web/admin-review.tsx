import { useState } from 'react'
import { formatDay, toDay } from '@/kernel/days'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { useMay } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { MOST_WORDS, RATED_ASPECTS } from '../rules/ratings'
import type { StaffReview } from '../staff-contract'
import { reviewText } from '../text'
import { reviewsAdminText as words } from './admin-text'
import { RatingStars } from './rating-stars'

type ReviewDialogProps = {
  review: StaffReview
  onPublish: (isPublished: boolean) => void
  onAnswer: (answer: string | null) => void
  onClose: () => void
}

/** One review as its guest wrote it, with what staff may do: publish it, take it back, answer it. */
export function ReviewDialog({ review, onPublish, onAnswer, onClose }: ReviewDialogProps) {
  const mayChange = useMay('content')
  const [answer, setAnswer] = useState(review.answer ?? '')
  const isChanged = answer.trim() !== (review.answer ?? '')
  return (
    <Dialog
      open
      title={words.title(review.firstName)}
      onClose={onClose}
      closesOnBackdrop={!isChanged}
      className="sm:max-w-2xl"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{words.rating}</dt>
        <dd>
          <RatingStars rating={review.overall} />
        </dd>
        {RATED_ASPECTS.map((aspect) => (
          <div key={aspect} className="contents">
            <dt className="text-ink-soft">{reviewText.aspects[aspect]}</dt>
            <dd>{review[aspect] === null ? words.notRated : reviewText.outOf(review[aspect])}</dd>
          </div>
        ))}
        <dt className="text-ink-soft">{words.departed}</dt>
        <dd>
          {formatDay(toDay(review.departedOn))},{' '}
          <PanelLink to={`/bookings/${review.bookingId}`} className="underline underline-offset-4">
            {words.booking(review.bookingId)}
          </PanelLink>
        </dd>
      </dl>
      <p className="max-w-measure rounded-control bg-sand p-4 whitespace-pre-wrap break-words">
        {review.words ?? words.noWords}
      </p>
      {mayChange ? (
        <>
          <Field label={words.answer} help={words.answerHelp}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={MOST_WORDS}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={() => onPublish(!review.isPublished)}>
              {review.isPublished ? words.unpublish : words.publish}
            </Button>
            <Button
              look="quiet"
              size="small"
              disabled={!isChanged}
              onClick={() => onAnswer(answer.trim() || null)}
            >
              {words.saveAnswer}
            </Button>
          </div>
        </>
      ) : (
        <>
          {review.answer && <p className="max-w-measure whitespace-pre-wrap">{review.answer}</p>}
          <p className="text-sm text-ink-soft">{words.readOnly}</p>
        </>
      )}
    </Dialog>
  )
}
