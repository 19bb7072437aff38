import { Button } from '@/web/ui/button'
import { PanelIcon, type PanelIconName } from './panel-icon'

/** One of a row's actions, at its usual place. */
export function RowButton({
  icon,
  label,
  onClick,
}: {
  icon: PanelIconName
  label: string
  onClick: () => void
}) {
  return (
    <Button look="bare" size="icon" aria-label={label} title={label} onClick={onClick}>
      <PanelIcon name={icon} />
    </Button>
  )
}
