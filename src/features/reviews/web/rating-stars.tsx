import { HIGHEST_RATING } from '../rules/ratings'
import { reviewText } from '../text'

/** A rating as stars; who listens hears it as words. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className="flex items-center gap-1 text-clay">
      <span className="sr-only">{reviewText.outOf(rating)}</span>
      {Array.from({ length: HIGHEST_RATING }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike
        <Star key={index} isLit={index < rating} className="size-5" />
      ))}
    </span>
  )
}

/** One star, full or empty. */
export function Star({ isLit, className }: { isLit: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill={isLit ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
    >
      <path d="m12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z" />
    </svg>
  )
}
