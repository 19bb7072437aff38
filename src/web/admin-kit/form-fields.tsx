import type { ReactNode } from 'react'
import type { FieldProblem } from '@/kernel/errors'
import { joinClasses } from '@/web/ui/classes'
import { Field } from '@/web/ui/field'
import type { FieldKind } from './field-kinds'
import type { Draft } from './form-draft'

/**
 * Some of a form's fields under a title of their own; `note` stands above them, knows what is in the form and what it
 * began with, and may change it.
 */
export type FieldGroup<Name extends string> = {
  title: string
  fields: readonly Name[]
  note?: (
    draft: Draft,
    values: Readonly<Record<string, unknown>>,
    onChange: (name: string, value: string | boolean) => void,
  ) => ReactNode
}

type FormFieldsProps = {
  names: readonly string[]
  kindOf: (name: string) => FieldKind<unknown> | undefined
  draft: Draft
  problems: Map<string, string>
  /** All that is wrong in the form, for fields that hold several controls. */
  allProblems?: readonly FieldProblem[]
  onChange: (name: string, value: string | boolean) => void
  /** A field's value is on its way, or no more. */
  onBusy?: (name: string, isBusy: boolean) => void
}

/** The fields of a form, two abreast where there is room, each with its problem beside it. */
export function FormFields(props: FormFieldsProps) {
  const { names, kindOf, draft, problems, allProblems = [], onChange, onBusy } = props
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {names.map((name) => {
        const kind = kindOf(name)
        if (!kind) return null
        const { label, help, isRequired = false, isWide, isSwitch, saysProblems } = kind
        const field = {
          label,
          help,
          error: saysProblems ? allProblems.find(({ path }) => path === name)?.message : problems.get(name),
          required: isRequired,
        }
        return (
          <Field
            key={name}
            {...field}
            className={joinClasses(
              isWide && 'sm:col-span-2',
              // The box before its label, what helps under both.
              isSwitch &&
                'flex-row flex-wrap items-center gap-x-3 py-2 *:order-2 [&>input]:order-1 [&>p]:order-3 [&>p]:basis-full',
            )}
          >
            {(control) =>
              kind.render({
                control: { ...control, name },
                value: draft[name] ?? '',
                onChange: (value) => onChange(name, value),
                draft,
                onFill: onChange,
                problems: allProblems.filter(({ path }) => path.split('.')[0] === name),
                onBusy: (isBusy) => onBusy?.(name, isBusy),
              })
            }
          </Field>
        )
      })}
    </div>
  )
}
