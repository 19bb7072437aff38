import type { ReactNode } from 'react'
import type { FieldProblem } from '@/kernel/errors'
import type { ControlProps } from '@/web/ui/field'

/** What a field's control gets: its value, how to change it, and what ties it to its label and problem. */
export type ControlArgs = {
  control: ControlProps & { name: string }
  value: string | boolean
  onChange: (value: string | boolean) => void
  /** What stands in the other fields of the form, by their names. */
  draft: Readonly<Record<string, string | boolean>>
  /** Changes another field of the form, for what follows from the choice in this one. */
  onFill: (name: string, value: string | boolean) => void
  /** What is wrong with it or within it, each by its path: `parts.2.villaId`. */
  problems?: readonly FieldProblem[]
  /** Says that its value is still on its way, as a picture that is uploaded, or no more. */
  onBusy: (isBusy: boolean) => void
}

/** One field of a form: its words, its control, and the way between its value and what stands in the control. */
export type FieldKind<Value> = {
  label: string
  help?: string | undefined
  isRequired?: boolean | undefined
  /** A whole line of the form. */
  isWide?: boolean
  /** Its label stands beside it and is part of it. */
  isSwitch?: boolean
  /** Its control holds several others, and says beside each what is wrong with it. */
  saysProblems?: boolean
  write(value: Value | undefined): string | boolean
  /** Undefined leaves the field out: it is then its default. */
  read(text: string | boolean): Value | undefined
  render(args: ControlArgs): ReactNode
  /** What a value is called, where that is not what stands in the control. */
  say?(text: string): string | undefined
}

/** A field for every key: one that is missing, or of the wrong kind, does not pass the type check. */
export type Fields<Values> = { [Key in keyof Values]-?: FieldKind<Values[Key]> }
