import type { FormEvent } from 'react'
import { checkStay } from '@/features/bookings/rules/limits'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import { GROUP_PAGE } from '@/features/groups/paths'
import { type GroupLink, readVillas } from '@/features/groups/rules/group-search'
import { readCheckoutLink } from '@/features/search/rules/checkout-link'
import type { Day } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { GROUP_WORDS } from './group-text'

const words = GROUP_WORDS.dates

type GroupDatesProps = { link: GroupLink; today: Day; onSearch: (link: GroupLink) => void }

/**
 * The nights and guests of the whole group: a plain form, which works without the program, too. Once they are known they
 * are a line that leads to it.
 */
export function GroupDates({ link, today, onSearch }: GroupDatesProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = Object.fromEntries(new FormData(event.currentTarget))
    onSearch({ ...readCheckoutLink(asked), ...readVillas(asked) })
  }

  const form = (
    <form
      action={inLanguage(GROUP_PAGE)}
      method="get"
      onSubmit={send}
      aria-label={words.title}
      className="grid items-end gap-4 p-5 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label={words.checkIn} required>
        {(aria) => (
          <Input {...aria} type="date" name="checkIn" required min={today} defaultValue={link.checkIn} />
        )}
      </Field>
      <Field label={words.checkOut} required>
        {(aria) => (
          <Input {...aria} type="date" name="checkOut" required min={today} defaultValue={link.checkOut} />
        )}
      </Field>
      <Field label={words.guests}>
        {(aria) => (
          <Input
            {...aria}
            type="number"
            name="guests"
            inputMode="numeric"
            min={1}
            max={MOST_GUESTS}
            defaultValue={link.guests}
          />
        )}
      </Field>
      {link.villas && <input type="hidden" name="villas" value={link.villas} />}
      {link.children !== undefined && <input type="hidden" name="children" value={link.children} />}
      {link.cot && <input type="hidden" name="cot" value={link.cot} />}
      {link.board && <input type="hidden" name="board" value={link.board} />}
      <Button type="submit" look="primary" className="min-h-12">
        {words.show}
      </Button>
    </form>
  )
  const { checkIn, checkOut, guests } = link
  if (!checkIn || !checkOut) return <div className={CARD}>{form}</div>
  const stay = { checkIn, checkOut }
  const isWrong = checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 }).length > 0
  return (
    <details open={isWrong} className={CARD}>
      <summary className="min-h-11 cursor-pointer px-5 py-3">
        <strong className="tabular font-semibold">{words.chosen(stay, guests)}</strong>{' '}
        <span className="font-semibold text-forest underline underline-offset-4">{words.change}</span>
      </summary>
      {form}
    </details>
  )
}

const CARD = 'rounded-card border border-line bg-paper'
