import { Drawing } from '@/web/ui/icon'

/** Drawings only the gallery needs, apart from those of all pages so that no other page downloads them. */
const DRAWINGS = {
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  list: 'M4 5h4v4H4zM11.5 7H20M4 15h4v4H4zM11.5 17H20',
} as const

export function ViewIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return <Drawing path={DRAWINGS[name]} />
}
