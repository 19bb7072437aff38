import { DAY_WORDS } from '@/kernel/days'
import { boxesField } from '@/web/admin-kit/boxes-field'

/** In the order of a week at the front desk: Monday first. */
export const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

/** Nights of the week, none of them chosen meaning every night. */
export function weekdaysField(label: string, help: string) {
  const boxes = FROM_MONDAY.map((value) => {
    const name = DAY_WORDS.weekdays[value] ?? ''
    return { value, name, short: name.slice(0, 3) }
  })
  return boxesField({ label, help, boxes })
}
