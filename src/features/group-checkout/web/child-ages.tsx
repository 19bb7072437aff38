import { useState } from 'react'
import { checkParty, type Party } from '@/features/bookings/rules/party'
import { readChildAges } from '@/features/bookings/rules/stay-link'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { GROUP_WORDS } from './group-text'

const words = GROUP_WORDS.chosen

/** The ages of the children in a villa, as they are said: `4, 9`. What is no list of ages is not taken. */
export function ChildAges({ party, onChange }: { party: Party; onChange: (ages: number[]) => void }) {
  const [typed, setTyped] = useState(party.childAges.join(', '))
  const isEmpty = typed.trim() === ''
  const ages = readChildAges(typed.trim().replace(/[\s,]+/g, ','))
  const [problem] = checkParty({ ...party, childAges: ages })
  const error = !isEmpty && ages.length === 0 ? words.childrenHelp : problem?.message
  return (
    <Field label={words.children} help={words.childrenHelp} error={error}>
      {(aria) => (
        <Input
          {...aria}
          value={typed}
          inputMode="numeric"
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (!error) onChange(ages)
          }}
        />
      )}
    </Field>
  )
}
