import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { companyField } from '@/features/booking-plans/web/admin-company-field'
import { planField } from '@/features/booking-plans/web/admin-plan-field'
import type { Category } from '@/features/categories/contract'
import { staffCategoriesQuery } from '@/features/categories/staff-queries'
import { BOARDS, DEFAULT_BOARD } from '@/features/rates/rules/board'
import { BOARD_WORDS } from '@/features/rates/text'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { addDays } from '@/kernel/days'
import { boxesField } from '@/web/admin-kit/boxes-field'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { useSave } from '@/web/admin-kit/use-save'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { showToast } from '@/web/ui/toast'
import { GROUP_HOLDS_PATH } from '../paths'
import { holdFields, type makeHoldCall, type NewHold } from '../staff-contract'
import { countsField } from './admin-counts-field'
import { holdText as list, holdFormText as words } from './admin-text'

const NO_VILLAS: Villa[] = []
const NO_CATEGORIES: Category[] = []

/** Villas are chosen by category, by name, or both. */
export function NewHoldForm({ onClose }: { onClose: () => void }) {
  const save = useSave()
  const attempt = useRef<Attempt | null>(null)
  const { data: villas = NO_VILLAS } = useQuery(bookableVillasQuery)
  const { data: categories = NO_CATEGORIES } = useQuery(staffCategoriesQuery)
  const mayPrice = useMay('set-prices')
  const fields = useMemo(() => fieldsFor(villas, categories), [villas, categories])
  const today = propertyToday()
  if (villas === NO_VILLAS || categories === NO_CATEGORIES) return null

  async function onSave(values: Partial<NewHold>) {
    const body = { ...values, villaIds: values.villaIds ?? [] }
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body))
    const headers = { 'idempotency-key': attempt.current.key }
    const make = async () => {
      const made = await sendForStaff<typeof makeHoldCall>('POST', GROUP_HOLDS_PATH, body, headers)
      showToast({ title: list.made(made.name) })
      onClose()
    }
    await save(make, { failed: list.makeFailed, help: list.failedHelp }).catch((error) => {
      if (isRefused(error)) attempt.current = null
      throw error
    })
  }

  return (
    <FormDialog<NewHold>
      title={list.add}
      fields={fields}
      groups={[
        {
          title: words.hold,
          fields: [
            'name',
            'checkInDate',
            'checkOutDate',
            'keptUntil',
            'numberOfGuests',
            'board',
            'companyId',
            'ratePlanId',
            ...(mayPrice ? (['pricePerNight'] as const) : []),
            'note',
          ],
        },
        { title: words.villas, fields: ['categories', 'villaIds'] },
      ]}
      save={words.take}
      judged={{ input: holdFields, defaults: {} }}
      values={{
        name: '',
        note: null,
        checkInDate: addDays(today, 30),
        checkOutDate: addDays(today, 32),
        keptUntil: addDays(today, 14),
        numberOfGuests: 2,
        board: DEFAULT_BOARD,
        companyId: null,
        ratePlanId: null,
        pricePerNight: null,
        villaIds: [],
        categories: [],
      }}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

function fieldsFor(villas: readonly Villa[], categories: readonly Category[]): Fields<NewHold> {
  const boxes = boxesField({
    label: words.named,
    help: words.namedHelp,
    boxes: villas
      .filter(({ isAvailable }) => isAvailable)
      .map((villa) => ({ value: villa.id, name: unitNameOf(villa) })),
  })
  const isRequired = true
  return {
    name: field.text(words.name, { isRequired }),
    note: field.optionalLongText(words.note, { rows: 2 }),
    checkInDate: field.day(words.arrival, { isRequired }),
    checkOutDate: field.day(words.departure, { isRequired }),
    keptUntil: field.day(words.keptUntil, { isRequired, help: words.keptUntilHelp }),
    numberOfGuests: field.count(words.guests, { isRequired, min: 1 }),
    board: field.choice(
      words.meals,
      BOARDS.map((value) => ({ value, label: BOARD_WORDS.names[value] })),
    ),
    companyId: companyField(),
    ratePlanId: planField(),
    pricePerNight: field.amount(words.price, { help: words.priceHelp }),
    categories: countsField(words.categories, words.categoriesHelp, categories),
    villaIds: { ...boxes, read: (text) => boxes.read(text) ?? [] },
  } as Fields<NewHold>
}
