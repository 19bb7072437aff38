import { ARRIVAL_TIMES, type ArrivalTime, tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { readArrivalTime } from '@/features/bookings/rules/read-arrival-time'
import { useProperty } from '@/features/property/web/use-property'
import { defineWords } from '@/kernel/words'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'

export const words = defineWords('stay-calendar-arrival-field.words', {
  label: 'When do you expect to arrive?',
  unknown: 'I do not know yet',
  help: (checkIn: string) => `Your villa is ready from ${checkIn}.`,
})

type ArrivalFieldProps = { time: ArrivalTime | null; onChange: (time: ArrivalTime | null) => void }

/** When the guest expects to arrive; nobody has to know. */
export function ArrivalField({ time, onChange }: ArrivalFieldProps) {
  const { checkInTime } = useProperty()
  return (
    <Field label={words.label} help={words.help(checkInTime)}>
      {(control) => (
        <Select
          {...control}
          name="arrivalTime"
          value={time ?? ''}
          onChange={(event) => onChange(readArrivalTime(event.target.value))}
        >
          <option value="">{words.unknown}</option>
          {ARRIVAL_TIMES.map((one) => (
            <option key={one} value={one}>
              {tellArrivalTime(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
