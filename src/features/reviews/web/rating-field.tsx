import { useId } from 'react'
import { Icon } from '@/web/ui/icon'
import { HIGHEST_RATING } from '../rules/ratings'
import { reviewText } from '../text'
import { Star } from './rating-stars'
import { reviewFormText as words } from './review-form-text'

type RatingFieldProps = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  /** May be left out, and taken back. */
  isOptional?: boolean
  error?: string | undefined
}

const RATINGS = Array.from({ length: HIGHEST_RATING }, (_, index) => index + 1)

/** One to five as stars to press: a group of radio buttons, so that keys and screen readers know what to do. */
export function RatingField({ label, value, onChange, isOptional = false, error }: RatingFieldProps) {
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}error` : undefined}>
      <legend className="text-sm font-semibold">
        {label}
        {!isOptional && (
          <span aria-hidden="true" className="text-clay">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
        <div className="flex" style={{ marginLeft: '-0.5rem' }}>
          {RATINGS.map((rating) => {
            const isLit = value !== null && rating <= value
            return (
              <label
                key={rating}
                className="relative grid size-11 place-items-center rounded-control text-clay hover:bg-mist"
              >
                <input
                  type="radio"
                  name={name}
                  value={rating}
                  checked={value === rating}
                  aria-label={`${reviewText.outOf(rating)}, ${words.scale[rating]}`}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(rating)}
                  // Over its star and without a look of its own, so that the focus ring goes around the star.
                  style={{ appearance: 'none' }}
                  className="absolute inset-0 rounded-control"
                />
                <Star isLit={isLit} className="size-7" />
              </label>
            )
          })}
        </div>
        {value !== null && <span className="text-sm text-ink-soft">{words.scale[value]}</span>}
        {isOptional && value !== null && (
          <button
            type="button"
            onClick={() => onChange(null)}
            className="min-h-11 px-2 text-sm underline underline-offset-4"
          >
            {words.clear}
            <span className="sr-only"> {words.clearFor(label)}</span>
          </button>
        )}
      </div>
      {error && (
        <p id={`${name}error`} role="alert" className="flex gap-1.5 text-sm font-semibold text-alarm">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
