import { LABEL_WORDS } from '@/kernel/labels'
import { Button } from '@/web/ui/button'
import type { FieldKind } from './field-kinds'
import type { Draft } from './form-draft'
import { formText as words } from './text'

type TheirChangesProps = {
  /** The fields as the form found them, as somebody else left them, and as they stand in the form. */
  before: Draft
  theirs: Draft
  draft: Draft
  kindOf: (name: string) => FieldKind<unknown> | undefined
  onTake: (name: string, value: string | boolean) => void
}

/** What somebody else saved while the form was open, field by field, each to be taken over. */
export function TheirChanges({ before, theirs, draft, kindOf, onTake }: TheirChangesProps) {
  const names = Object.keys(theirs).filter((name) => theirs[name] !== before[name])
  if (names.length === 0) return null
  return (
    <section aria-label={words.theirs} className="grid gap-1 rounded-control border border-line-strong p-4">
      <h3 className="font-sans text-base font-semibold">{words.theirs}</h3>
      <ul className="grid">
        {names.map((name) => {
          const kind = kindOf(name)
          const value = theirs[name] ?? ''
          const label = kind?.label ?? name
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 text-sm">
              <p className="min-w-40 grow basis-40 break-words">
                <strong>
                  {label}
                  {LABEL_WORDS.colon}
                </strong>{' '}
                <span className="line-clamp-3">{sayValue(kind, value)}</span>
              </p>
              {draft[name] === value ? (
                <p className="text-ink-soft">{words.taken}</p>
              ) : (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={words.takeField(label)}
                  onClick={() => onTake(name, value)}
                >
                  {words.take}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function sayValue(kind: FieldKind<unknown> | undefined, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  return kind?.say?.(value) || value || words.nothing
}
