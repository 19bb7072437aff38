import type { FieldKind } from '@/web/admin-kit/field-kinds'
import { PasswordInput } from './admin-password-input'

type Wanted = { help?: string; isRequired?: boolean; isCurrent?: boolean }

/** A password, new unless it is the current one; left empty it is left out. */
export function passwordField(
  label: string,
  { isCurrent = false, ...wanted }: Wanted,
): FieldKind<string | undefined> {
  return {
    label,
    isWide: true,
    ...wanted,
    write: () => '',
    read: (text) => (text === '' ? undefined : String(text)),
    render: ({ control, value, onChange }) => (
      <PasswordInput
        {...control}
        autoComplete={isCurrent ? 'current-password' : 'new-password'}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  }
}
