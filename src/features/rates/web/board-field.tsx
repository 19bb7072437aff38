import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { BOARDS, type Board } from '../rules/board'
import { boardSupplement, type Rate } from '../rules/pricing'
import { BOARD_WORDS as words } from '../text'

type BoardFieldProps = {
  board: Board
  onChange: (board: Board) => void
  /** Of the chosen villa: then only what it offers is asked, with what it costs. */
  rate?: Rate
}

/** Which meals come with the nights; nothing where there is no choice. */
export function BoardField({ board, onChange, rate }: BoardFieldProps) {
  const options = BOARDS.map((option) => ({ option, cents: rate ? boardSupplement(rate, option) : 0 }))
  if (options.filter(({ cents }) => cents !== null).length < 2) return null
  return (
    <Field label={words.label}>
      {(control) => (
        <Select
          {...control}
          value={board}
          onChange={(event) => {
            const chosen = BOARDS.find((option) => option === event.target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {options.map(
            ({ option, cents }) =>
              cents !== null && (
                <option key={option} value={option}>
                  {[words.names[option], cents > 0 && words.more(cents)].filter(Boolean).join(', ')}
                </option>
              ),
          )}
        </Select>
      )}
    </Field>
  )
}
