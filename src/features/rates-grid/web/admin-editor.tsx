import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SEASON_KINDS } from '@/features/rates/rules/season-kinds'
import { changeField, closedField } from '@/features/seasons/web/admin-season-fields'
import { PreviewNote } from '@/features/seasons/web/admin-season-preview'
import { seasonFields, seasonKinds } from '@/features/seasons/web/admin-text'
import { weekdaysField } from '@/features/seasons/web/admin-weekdays-field'
import { labelled } from '@/kernel/labels'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { readDraft } from '@/web/admin-kit/form-draft'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useSave } from '@/web/admin-kit/use-save'
import { showToast } from '@/web/ui/toast'
import { RATES_GRID_PATH } from '../paths'
import { checkEdit } from '../rules/check-edit'
import { type EditFields, editFields, type GridEdit, type saveEditCall } from '../staff-contract'
import { editPreviewQuery } from '../staff-queries'
import { editorText as words } from './admin-text'

type ChosenCells = Pick<GridEdit, 'categoryIds' | 'villaIds' | 'startDate' | 'endDate'>

const UNSAID: EditFields = {
  weekdays: null,
  kind: 'price',
  price: null,
  change: null,
  minNights: null,
  maxNights: null,
  closedToArrival: null,
  closedToDeparture: null,
}

type EditorProps = {
  cells: ChosenCells
  said: string
  onSaved: (ids: number[]) => void
  onClose: () => void
}

/** The form over the cells that are chosen: what each night becomes is shown, and that and nothing else is saved. */
export function GridEditor({ cells, said, onSaved, onClose }: EditorProps) {
  const queryClient = useQueryClient()
  const save = useSave()
  const [fields] = useState(editorFields)
  const editOf = (values: Partial<EditFields>): GridEdit => ({ ...UNSAID, ...values, ...cells })
  const previewOf = (edit: GridEdit) =>
    queryClient.getQueryData(editPreviewQuery(askFor(edit)).queryKey)?.revision

  async function onSave(values: Partial<EditFields>) {
    const edit = editOf(values)
    await save(
      async () => {
        const body = { ...edit, revision: previewOf(edit) ?? '' }
        const { ids } = await sendForStaff<typeof saveEditCall>('POST', RATES_GRID_PATH, body)
        showToast({ title: words.saved, description: said })
        onSaved(ids)
      },
      { failed: words.failed, help: words.tryAgain },
    )
  }

  return (
    <FormDialog
      title={labelled(words.title, said)}
      fields={fields}
      groups={[
        { title: words.price, fields: ['kind', 'price', 'change', 'weekdays'] },
        {
          title: words.conditions,
          fields: ['minNights', 'maxNights', 'closedToArrival', 'closedToDeparture'],
        },
        {
          title: words.preview,
          fields: [],
          note: (draft) => {
            const edit = editOf(readDraft(fields, draft))
            const isWhole = editFields.safeParse(edit).success && isPriced(edit)
            return (
              <PreviewNote
                asked={isWhole ? editPreviewQuery(askFor(edit)) : null}
                overlaps={words.overlaps}
              />
            )
          },
        },
      ]}
      save={words.save}
      judged={{ input: editFields, defaults: UNSAID }}
      values={UNSAID}
      check={(values) => {
        const edit = editOf(values)
        const problems = checkEdit(edit, propertyToday())
        if (problems.length > 0) return problems
        return previewOf(edit) ? [] : [{ path: 'kind', message: words.wait }]
      }}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

function editorFields(): Fields<EditFields> {
  return {
    kind: field.choice(
      seasonFields.kind,
      SEASON_KINDS.map((value) => ({ value, label: seasonKinds[value] })),
    ),
    price: field.amount(words.fixed, { help: words.fixedHelp }),
    change: changeField(),
    weekdays: weekdaysField(words.weekdays, words.weekdaysHelp),
    minNights: field.optionalCount(seasonFields.minNights, { min: 1, help: seasonFields.minNightsHelp }),
    maxNights: field.optionalCount(seasonFields.maxNights, { min: 1, help: seasonFields.maxNightsHelp }),
    closedToArrival: closedField(seasonFields.arrival),
    closedToDeparture: closedField(seasonFields.departure),
  }
}

/** Whether what bears on prices is whole. */
function isPriced({ kind, price, change }: GridEdit): boolean {
  if (kind === 'conditions') return true
  return kind === 'price' ? price !== null : change !== null
}

/** What the server is asked for an edit; conditions have no bearing on prices. */
function askFor({ categoryIds, villaIds, startDate, endDate, weekdays, kind, price, change }: GridEdit) {
  return {
    categories: categoryIds.join(),
    villas: villaIds.join(),
    startDate,
    endDate,
    ...(weekdays && weekdays.length > 0 && { weekdays: weekdays.join() }),
    kind,
    // What stands in the fields of another kind is refused at saving, and does nothing here.
    ...(kind === 'price' && price !== null && { price }),
    ...(kind !== 'price' && kind !== 'conditions' && change !== null && { change }),
  }
}
