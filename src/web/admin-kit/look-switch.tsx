import { Button } from '@/web/ui/button'
import type { ShelfLook } from './shelf-card'
import { shelfText as words } from './shelf-text'

const LOOKS: readonly ShelfLook[] = ['grid', 'list']

/** Cards or lines. */
export function LookSwitch({ look, onLook }: { look: ShelfLook; onLook: (look: ShelfLook) => void }) {
  return (
    <fieldset className="flex gap-1 max-sm:*:grow">
      <legend className="sr-only">{words.look}</legend>
      {LOOKS.map((one) => (
        <Button
          key={one}
          size="small"
          look={one === look ? 'primary' : 'quiet'}
          aria-pressed={one === look}
          onClick={() => onLook(one)}
          className="min-h-11"
        >
          {words[one]}
        </Button>
      ))}
    </fieldset>
  )
}
