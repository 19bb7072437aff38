import { Button } from '@/web/ui/button'
import type { MediaGridLook } from './media-card'
import { mediaGridText as words } from './media-grid-text'

const LOOKS: readonly MediaGridLook[] = ['grid', 'list']

/** Cards or lines. */
export function LookSwitch({ look, onLook }: { look: MediaGridLook; onLook: (look: MediaGridLook) => void }) {
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
