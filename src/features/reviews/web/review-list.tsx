import { formatMonth, isDay } from '@/kernel/days'
import { Section, SectionHeading } from '@/web/ui/section'
import type { PublishedReview, ReviewList } from '../contract'
import { RATED_ASPECTS } from '../rules/ratings'
import { formatScore } from '../rules/score'
import { reviewText as words } from '../text'
import { RatingStars } from './rating-stars'

/** What guests wrote after their stays, and how they rate each part of it; nothing while no review is published. */
export function ReviewSection({ list: { count, aspects, reviews } }: { list: ReviewList }) {
  if (reviews.length === 0) return null
  return (
    <Section aria-labelledby="reviews-title">
      <SectionHeading id="reviews-title" title={words.title}>
        {words.intro(count)} {reviews.length < count && words.newest(reviews.length)}
      </SectionHeading>
      <dl className="mt-8 grid grid-cols-2 gap-x-10 gap-y-4 border-y border-line py-5 lg:grid-cols-4">
        {RATED_ASPECTS.map((aspect) => {
          const average = aspects[aspect]
          return (
            average !== null && (
              <div key={aspect} className="flex items-baseline justify-between gap-3">
                <dt className="text-ink-soft">{words.aspects[aspect]}</dt>
                <dd className="tabular font-semibold">{formatScore(average)}</dd>
              </div>
            )
          )
        })}
      </dl>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {reviews.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: published reviews carry no number of their own
          <Review key={index} review={review} />
        ))}
      </ul>
    </Section>
  )
}

function Review({ review: { firstName, month, overall, words: text, answer } }: { review: PublishedReview }) {
  const day = `${month}-01`
  return (
    <li className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <RatingStars rating={overall} />
      {text && <p className="mt-3 max-w-measure whitespace-pre-wrap">{text}</p>}
      <p className="mt-3 text-sm text-ink-soft">
        <b className="text-ink">{firstName}</b>
        {isDay(day) && `, ${formatMonth(day)}`}
      </p>
      {answer && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="font-sans text-sm font-semibold text-forest">{words.answer}</h3>
          <p className="mt-1 max-w-measure whitespace-pre-wrap text-ink-soft">{answer}</p>
        </div>
      )}
    </li>
  )
}
