import { useQuery } from '@tanstack/react-query'
import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { ApiError } from '@/web/kit/request'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { GuestReview } from '../contract'
import { guestReviewQuery } from '../queries'
import { RatingStars } from './rating-stars'
import { ReviewForm } from './review-form'
import { reviewFormText as words } from './review-form-text'

/** A guest's own review: to be written, changed, or as it is published. The token is its secret. */
export function ReviewPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...guestReviewQuery(token), staleTime: 0 })
  if (data?.isPublished) return <OwnPublished review={data} />
  if (data) return <ReviewForm review={data} token={token} />
  if (error instanceof ApiError && error.status === 404) return <ReviewPageFailed />
  if (error) return <ReviewPageFailed onRetry={refetch} />
  return (
    <>
      <Loading label={words.loading} className="grid min-h-160 content-start gap-6 noscript:hidden">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-72 w-full" />
      </Loading>
      <p className="hidden text-lg font-semibold noscript:block">{words.noScript}</p>
    </>
  )
}

/** What stands in place of a review. Without `onRetry` there is none behind the link. */
export function ReviewPageFailed({ onRetry }: { onRetry?: () => Promise<unknown> }) {
  const { phones } = useProperty()
  return (
    <div role="alert" className="min-h-64">
      <p className="text-2xl">{onRetry ? words.notLoaded : words.gone}</p>
      {!onRetry && <p className="mt-2 max-w-measure text-ink-soft">{words.goneHelp}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && <Button onClick={() => void onRetry()}>{words.tryAgain}</Button>}
        <MessageLink className={buttonClass({ look: 'quiet' })} />
        {phones.map((phone) => (
          <a key={phone} href={phoneAddress(phone)} className={buttonClass({ look: 'quiet' })}>
            <Icon name="phone" />
            {words.call} {phone}
          </a>
        ))}
      </div>
    </div>
  )
}

function OwnPublished({ review: { overall, words: text, answer } }: { review: GuestReview }) {
  return (
    <div className="grid max-w-measure gap-4">
      <p role="status" className="text-xl">
        {words.published}
      </p>
      {overall !== null && <RatingStars rating={overall} />}
      {text && <p className="whitespace-pre-wrap">{text}</p>}
      {answer && (
        <section aria-labelledby="review-answer" className="border-t border-line pt-3">
          <h2 id="review-answer" className="text-lg">
            {words.answer}
          </h2>
          <p className="mt-1 whitespace-pre-wrap text-ink-soft">{answer}</p>
        </section>
      )}
    </div>
  )
}
