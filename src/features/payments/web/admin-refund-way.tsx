import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { type RefundWay, tellLeft } from '../rules/refund-way'
import { METHOD_NAMES } from '../text'
import { AmountField } from './admin-folio-form'
import { folioFormText } from './admin-text'

const words = folioFormText.refund

type SelectProps = {
  ways: readonly RefundWay[]
  /** The one that is chosen; null for giving it back by hand. */
  way: RefundWay | null
  onChoose: (way: RefundWay | null) => void
}

/** Back the way it came, or by hand; nothing where no money came online. */
export function RefundWaySelect({ ways, way, onChoose }: SelectProps) {
  if (ways.length === 0) return null
  return (
    <Field label={words.way} help={words.wayHelp} className="sm:col-span-2">
      {(control) => (
        <Select
          {...control}
          value={way ? String(way.onlinePaymentId) : ''}
          onChange={({ target: { value } }) =>
            onChoose(ways.find(({ onlinePaymentId }) => String(onlinePaymentId) === value) ?? null)
          }
        >
          {ways.map((one) => (
            <option key={one.onlinePaymentId} value={String(one.onlinePaymentId)}>
              {words.byProvider(one.name, METHOD_NAMES[one.method].toLowerCase(), tellLeft(one))}
            </option>
          ))}
          <option value="">{words.byHand}</option>
        </Select>
      )}
    </Field>
  )
}

type PartProps = {
  way: RefundWay
  typed: string
  error: string | null
  onType: (typed: string) => void
}

/** How much of it goes back; where only the whole does, that is said. */
export function RefundPart({ way, typed, error, onType }: PartProps) {
  if (way.isWholeOnly)
    return (
      <p className="sm:col-span-2">
        {words.wholeOnly(way.name, tellLeft(way))}
        {error && <span className="block font-semibold text-alarm">{error}</span>}
      </p>
    )
  const label = way.shillings === null ? words.amount : words.shillings
  return <AmountField label={label} value={typed} error={error} onChange={onType} />
}
