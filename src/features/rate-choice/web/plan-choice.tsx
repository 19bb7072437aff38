import { useId } from 'react'
import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import { groupOptions, type PlanOption, tellMore } from '../rules/plan-options'
import { CHOICE_WORDS as words } from '../text'

type CheckoutPlansProps = {
  /** The stay, or all stays that are booked as one. */
  asked: Parameters<typeof groupOptions>[0]
  chosenId: number | null
  /** Why the plan that was chosen before cannot be had for this stay. */
  lost: string | null
  onChoose: (planId: number | null) => void
}

/** The choice of a rate plan in the last step of a booking; nothing where there is none to choose. */
export function CheckoutPlans({ asked, chosenId, lost, onChoose }: CheckoutPlansProps) {
  const options = groupOptions(asked)
  return (
    <>
      {lost && <p role="status">{words.lost(lost)}</p>}
      {options.length > 0 && <PlanChoice options={options} chosenId={chosenId} onChoose={onChoose} />}
    </>
  )
}

type PlanChoiceProps = {
  options: readonly PlanOption[]
  /** The chosen plan; null is the flexible one. */
  chosenId: number | null
  onChoose: (planId: number | null) => void
}

/** One of the plans that fit a stay, each with its price and its terms; flexible unless the guest says otherwise. */
function PlanChoice({ options, chosenId, onChoose }: PlanChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{words.legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => {
          const id = option.plan?.id ?? null
          return (
            <label
              key={id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-paper px-4 py-2 has-checked:border-forest has-checked:bg-mist hover:border-forest"
            >
              <input
                type="radio"
                name={name}
                value={id ?? ''}
                checked={id === chosenId}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 accent-forest"
              />
              <span className="min-w-0 wrap-anywhere">
                <strong className="block font-semibold leading-tight">
                  {labelled(option.name, formatPrice(option.total))}
                </strong>
                <span className="block text-sm text-ink-soft">{tellOption(option)}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** `$18.00 less, not refundable. Pay less, and keep to your dates.` */
export function tellOption({ plan, more, terms }: PlanOption): string {
  const told = plan ? `${tellMore(more)}, ${terms}` : terms
  return [`${told.charAt(0).toUpperCase()}${told.slice(1)}.`, plan?.line].filter(Boolean).join(' ')
}
