import { useId } from 'react'
import { PERMISSIONS, type Permission } from '@/kernel/roles'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { useMay } from '@/web/admin-kit/use-may'
import { PERMISSION_WORDS, roleWords as words } from './admin-text'

/** The permissions of a role, one box each; in the form's draft they stand with commas between. */
export const permissionsField: FieldKind<Permission[]> = {
  label: words.permissions,
  help: words.permissionsHelp,
  isRequired: true,
  isWide: true,
  write: (value = []) => value.join(','),
  read: (text) => PERMISSIONS.filter((permission) => String(text).split(',').includes(permission)),
  say: (text) => text.split(',').map(nameOf).join(', '),
  render: (args) => <PermissionBoxes {...args} />,
}

/** What a permission is called. */
export function nameOf(permission: string): string {
  return PERMISSIONS.some((one) => one === permission)
    ? PERMISSION_WORDS[permission as Permission].label
    : permission
}

function PermissionBoxes({ control, value, onChange }: ControlArgs) {
  const chosen = String(value).split(',').filter(Boolean)
  const { id, name, ...described } = control
  return (
    <fieldset id={id} aria-label={words.permissions} className="grid min-w-0 gap-x-6 gap-y-1 sm:grid-cols-2">
      {PERMISSIONS.map((permission) => (
        <PermissionBox
          key={permission}
          permission={permission}
          described={described}
          name={name}
          isChosen={chosen.includes(permission)}
          onToggle={(isChosen) => {
            const others = chosen.filter((one) => one !== permission)
            onChange(
              PERMISSIONS.filter((one) => (one === permission ? isChosen : others.includes(one))).join(','),
            )
          }}
        />
      ))}
    </fieldset>
  )
}

type BoxProps = {
  permission: Permission
  name: string
  described: Omit<ControlArgs['control'], 'id' | 'name'>
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
}

function PermissionBox({ permission, name, described, isChosen, onToggle }: BoxProps) {
  const helpId = useId()
  const mayGive = useMay(permission)
  const { label, help } = PERMISSION_WORDS[permission]
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 rounded-control py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type="checkbox"
        name={name}
        value={permission}
        checked={isChosen}
        disabled={!mayGive}
        aria-invalid={described['aria-invalid']}
        aria-describedby={[described['aria-describedby'], helpId].filter(Boolean).join(' ')}
        onChange={(event) => onToggle(event.target.checked)}
        className="size-6 shrink-0 accent-forest"
      />
      <span className="grid content-start">
        <span className="font-semibold">{label}</span>
        <span id={helpId} className="text-sm text-ink-soft">
          {help}
        </span>
      </span>
    </label>
  )
}
