import { useState } from 'react'
import { isDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { GROUP_WORDS } from './group-text'

const words = GROUP_WORDS

/** Nights of one villa that are not those of the group; taken once both days make a stay. */
export function PartDates({ stay, onChange }: { stay: Stay; onChange: (stay: Stay) => void }) {
  const [days, setDays] = useState<{ checkIn: string; checkOut: string }>(stay)

  function change(changed: Partial<typeof days>) {
    const next = { ...days, ...changed }
    setDays(next)
    if (isDay(next.checkIn) && isDay(next.checkOut) && next.checkIn < next.checkOut)
      onChange({ checkIn: next.checkIn, checkOut: next.checkOut })
  }

  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{words.chosen.otherDates}</legend>
      <Field label={words.dates.checkIn}>
        {(aria) => (
          <Input
            {...aria}
            type="date"
            value={days.checkIn}
            onChange={(event) => change({ checkIn: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.dates.checkOut}>
        {(aria) => (
          <Input
            {...aria}
            type="date"
            value={days.checkOut}
            onChange={(event) => change({ checkOut: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}
