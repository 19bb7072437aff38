import type { ReactNode } from 'react'
import type { ControlProps } from '@/web/ui/field'

type ControlGroupProps = { control: ControlProps; label: string; className: string; children: ReactNode }

/** Several controls that are one field of a form, under the label that stands outside. */
export function ControlGroup({ control, label, className, children }: ControlGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field stands outside and would not be its legend
    <div
      id={control.id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className={className}
    >
      {children}
    </div>
  )
}
