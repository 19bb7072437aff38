import { Drawing, Icon, type IconName } from '@/web/ui/icon'

/** Drawings only travel tips need, apart from those of all pages so that no other page downloads them. */
const DRAWINGS = {
  basket: 'M3.5 9.5h17l-2 10.5h-13zM7.5 9.5 11 4M16.5 9.5 13 4M9 13v3.5M12 13v3.5M15 13v3.5',
  bus: 'M4 5h16v12.5H4zM4 11.5h16M12 5v6.5M6.5 17.5V20M17.5 17.5V20M7.5 14.7h.1M16.5 14.7h.1',
  shield: 'M12 3.5 19.5 6v6c0 4-3 7-7.5 8.8C7.5 19 4.5 16 4.5 12V6zM9 12l2.2 2.2L15.2 10',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
} as const

export type TipIconName = keyof typeof DRAWINGS | IconName

export function TipIcon({ name, className }: { name: TipIconName; className?: string }) {
  return isOwn(name) ? (
    <Drawing path={DRAWINGS[name]} className={className} />
  ) : (
    <Icon name={name} className={className} />
  )
}

function isOwn(name: TipIconName): name is keyof typeof DRAWINGS {
  return name in DRAWINGS
}
