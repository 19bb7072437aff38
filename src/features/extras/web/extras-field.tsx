import { useId } from 'react'
import { formatPrice, toCents } from '@/kernel/money'
import { joinClasses } from '@/web/ui/classes'
import { Select } from '@/web/ui/control'
import type { OfferedExtra } from '../contract'
import { isLeft, mostOf } from '../rules/choose-extras'
import type { ExtraChoice } from '../rules/extra-choice'
import { type ExtraStay, priceExtra } from '../rules/price-extra'
import { tellExtraPrice } from '../text'
import { EXTRAS_FIELD_WORDS as words } from './extras-text'

type ExtrasFieldProps = {
  offered: readonly OfferedExtra[]
  choice: ExtraChoice
  booked: ExtraStay
  /** What the server said against them. */
  error: string | null
  onChange: (choice: ExtraChoice) => void
}

/** What can be had with the stay: a tap each, and nothing where the hotel offers nothing. */
export function ExtrasField({ offered, choice, booked, error, onChange }: ExtrasFieldProps) {
  if (offered.length === 0) return null
  const choose = (id: number, pieces: number) => {
    const { [id]: _before, ...others } = choice
    onChange(pieces > 0 ? { ...others, [id]: pieces } : others)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.legend}</legend>
      <p className="mb-3 text-sm text-ink-soft">{words.help}</p>
      {error && (
        <p role="alert" className="mb-3 font-semibold text-alarm">
          {error}
        </p>
      )}
      <div className="grid gap-2">
        {offered.map((extra) => (
          <Extra
            key={extra.id}
            extra={extra}
            pieces={Math.min(choice[extra.id] ?? 0, mostOf(extra))}
            booked={booked}
            onChoose={(pieces) => choose(extra.id, pieces)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ExtraProps = {
  extra: OfferedExtra
  pieces: number
  booked: ExtraStay
  onChoose: (pieces: number) => void
}

/** What is sold out stays chosen until the guest takes it off, and says so. */
function Extra({ extra, pieces, booked, onChoose }: ExtraProps) {
  const id = useId()
  const most = mostOf(extra)
  const isChosen = pieces > 0
  const isSoldOut = !isLeft(extra, Math.max(1, pieces), booked)
  const { cents, quantity } = priceExtra(
    { ...extra, price: toCents(extra.price) },
    Math.max(1, pieces),
    booked,
  )
  const note = isSoldOut ? words.soldOut : extra.text
  return (
    <label
      htmlFor={id}
      className={joinClasses(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border px-4 py-2 hover:border-forest',
        isChosen ? 'border-forest bg-mist' : 'border-line-strong bg-paper',
      )}
    >
      {most === 1 ? (
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          disabled={isSoldOut && !isChosen}
          onChange={(event) => onChoose(event.target.checked ? 1 : 0)}
          className="size-5 shrink-0 accent-forest"
        />
      ) : (
        <Select
          id={id}
          value={pieces}
          disabled={isSoldOut && !isChosen}
          onChange={(event) => onChoose(Number(event.target.value))}
          className="max-w-18 shrink-0"
        >
          {Array.from({ length: most + 1 }, (_, count) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the count is what it is
            <option key={count} value={count} disabled={count > pieces && !isLeft(extra, count, booked)}>
              {count}
            </option>
          ))}
        </Select>
      )}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow basis-40">
          <strong className="block font-semibold leading-tight">{extra.name}</strong>
          {note && (
            <span
              className={joinClasses('block text-sm', isSoldOut && isChosen ? 'text-alarm' : 'text-ink-soft')}
            >
              {note}
            </span>
          )}
        </span>
        <span className="tabular">
          <strong className="font-semibold">{tellExtraPrice(toCents(extra.price), extra.unit)}</strong>
          {quantity > 1 && (
            <span className="block text-sm text-ink-soft">{words.inAll(formatPrice(cents))}</span>
          )}
        </span>
      </span>
    </label>
  )
}
