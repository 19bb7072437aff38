import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chargeItems } from '@/features/charges/contract'
import { DEPARTMENTS } from '@/features/charges/rules/departments'
import { DEPARTMENT_LABELS, TAX_KIND_LABELS } from '@/features/charges/web/admin-text'
import { useProperty } from '@/features/property/web/use-property'
import { addTaxes } from '@/features/taxes/rules/add-taxes'
import { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import { toTaxRate } from '@/features/taxes/rules/tax-rates'
import { isDay } from '@/kernel/days'
import { type Cents, formatPrice, formatShortPrice, toAmount, toCents } from '@/kernel/money'
import { readTypedAmount } from '@/kernel/money-typed'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { staffListQuery } from '@/web/admin-kit/staff-list-query'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { AmountField, FolioForm, type FolioFormProps } from './admin-folio-form'
import { folioFormText, paymentText } from './admin-text'
import { useFolio } from './admin-use-folio'

const words = folioFormText.charge
const MOST_PIECES = 999

/** A charge: what is charged often by one press, and anything else by hand. */
export function ChargeForm({ booking, onClose }: FolioFormProps) {
  const { taxesOnTop = [] } = useProperty()
  const folio = useFolio(booking.id)
  const [draft, setDraft] = useState({
    description: '',
    price: '',
    quantity: '1',
    department: DEPARTMENTS[1] as (typeof DEPARTMENTS)[number],
    taxKind: TAX_KINDS[0] as (typeof TAX_KINDS)[number],
    chargedOn: propertyToday() as string,
  })
  const [problems, setProblems] = useState<Partial<Record<keyof typeof draft, string>>>({})
  const cents = readTypedAmount(draft.price)
  const quantity = Number(draft.quantity)
  const day = isDay(draft.chargedOn) ? draft.chargedOn : propertyToday()
  const line = { day, isNight: false, taxKind: draft.taxKind }
  const sum: Cents | null =
    cents === null ? null : addTaxes({ ...line, net: cents * quantity }, taxesOnTop.map(toTaxRate)).gross

  function change(part: Partial<typeof draft>) {
    setDraft((now) => ({ ...now, ...part }))
    setProblems({})
  }

  async function onSubmit() {
    const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES
    const found = {
      ...(draft.description.trim() === '' && { description: words.noDescription }),
      ...((cents === null || cents <= 0) && { price: paymentText.noAmount }),
      ...(!isCount && { quantity: words.noQuantity }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || cents === null || sum === null) return
    const written = await folio.send('charges', { ...draft, price: toAmount(cents), quantity })
    if (!written) return
    showToast({ title: words.done(formatPrice(sum)) })
    onClose()
  }

  const errorOf = (name: keyof typeof draft) => problems[name] ?? folio.problemOf(name)
  return (
    <FolioForm
      title={words.title}
      action={sum !== null && sum > 0 ? words.action(formatPrice(sum)) : words.plain}
      isSending={folio.isSending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Catalogue onChoose={(item) => change(item)} isUntaxed={taxesOnTop.length > 0} />
      <Field
        label={words.description}
        help={words.descriptionHelp}
        error={errorOf('description')}
        required
        className="sm:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={draft.description}
            onChange={({ target: { value } }) => change({ description: value })}
          />
        )}
      </Field>
      <AmountField
        label={taxesOnTop.length > 0 ? words.untaxedPrice : words.price}
        value={draft.price}
        error={errorOf('price')}
        onChange={(price) => change({ price })}
      />
      <Field label={words.quantity} help={words.quantityHelp} error={errorOf('quantity')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={MOST_PIECES}
            value={draft.quantity}
            onChange={({ target: { value } }) => change({ quantity: value })}
          />
        )}
      </Field>
      <Field label={words.department} help={words.departmentHelp}>
        {(control) => (
          <Select
            {...control}
            value={draft.department}
            onChange={({ target: { value } }) => change({ department: value as typeof draft.department })}
          >
            {DEPARTMENTS.map((one) => (
              <option key={one} value={one}>
                {DEPARTMENT_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.taxKind} help={words.taxKindHelp}>
        {(control) => (
          <Select
            {...control}
            value={draft.taxKind}
            onChange={({ target: { value } }) => change({ taxKind: value as typeof draft.taxKind })}
          >
            {TAX_KINDS.map((one) => (
              <option key={one} value={one}>
                {TAX_KIND_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.day} help={words.dayHelp} error={errorOf('chargedOn')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.chargedOn}
            onChange={({ target: { value } }) => change({ chargedOn: value })}
          />
        )}
      </Field>
    </FolioForm>
  )
}

type Chosen = {
  description: string
  price: string
  department: (typeof DEPARTMENTS)[number]
  taxKind: (typeof TAX_KINDS)[number]
}

type CatalogueProps = {
  onChoose: (chosen: Chosen) => void
  /** Whether taxes come on top of its prices. */
  isUntaxed: boolean
}

function Catalogue({ onChoose, isUntaxed }: CatalogueProps) {
  const { data } = useQuery(staffListQuery(chargeItems))
  if (!data)
    return (
      <Loading label={words.often} className="sm:col-span-2">
        <Skeleton className="h-11" />
      </Loading>
    )
  const offered = data.filter(({ isActive }) => isActive)
  return (
    <fieldset className="sm:col-span-2">
      <legend className="pb-1.5 text-sm font-semibold">{words.often}</legend>
      {offered.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <div className="flex flex-wrap gap-2">
        {offered.map(({ id, name, price, department, taxKind }) => (
          <Button
            key={id}
            look="quiet"
            size="small"
            onClick={() => onChoose({ description: name, price, department, taxKind })}
          >
            {name}, {formatShortPrice(toCents(price))}
            {isUntaxed && ` ${words.plusTaxes}`}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
