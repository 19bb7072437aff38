import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { WEBHOOK_KINDS, type WebhookKind } from '../rules/webhook-kinds'
import { KIND_WORDS, webhookWords as words } from './admin-text'

/** What an address is told of, one box each; in the form's draft they stand with commas between. */
export const kindsField: FieldKind<WebhookKind[]> = {
  label: words.kinds,
  help: words.kindsHelp,
  isRequired: true,
  isWide: true,
  write: (value = []) => value.join(','),
  read: (text) => WEBHOOK_KINDS.filter((kind) => String(text).split(',').includes(kind)),
  say: (text) => text.split(',').map(nameOfKind).join(', '),
  render: (args) => <KindBoxes {...args} />,
}

/** What something that is told of is called. */
export function nameOfKind(kind: string): string {
  return WEBHOOK_KINDS.some((one) => one === kind) ? KIND_WORDS[kind as WebhookKind] : kind
}

function KindBoxes({ control, value, onChange }: ControlArgs) {
  const chosen = String(value).split(',').filter(Boolean)
  const { id, name, ...described } = control
  const toggle = (kind: WebhookKind, isChosen: boolean) =>
    onChange(WEBHOOK_KINDS.filter((one) => (one === kind ? isChosen : chosen.includes(one))).join(','))
  return (
    <fieldset id={id} aria-label={words.kinds} className="grid min-w-0 gap-x-6 sm:grid-cols-2">
      {WEBHOOK_KINDS.map((kind) => (
        <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={kind}
            checked={chosen.includes(kind)}
            aria-invalid={described['aria-invalid']}
            aria-describedby={described['aria-describedby']}
            onChange={(event) => toggle(kind, event.target.checked)}
            className="size-6 shrink-0 accent-forest"
          />
          {KIND_WORDS[kind]}
        </label>
      ))}
    </fieldset>
  )
}
