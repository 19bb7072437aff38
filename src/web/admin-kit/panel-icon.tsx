import { Drawing } from '@/web/ui/icon'

/** Drawings only staff need, apart from the public site's so that no guest downloads them. */
const DRAWINGS = {
  add: 'M12 5v14M5 12h14',
  album: 'M7 3.5h13.5V17H7zM3.5 7v13.5H17M8 15l4-4.5 3 3 2-2 3 3',
  barred: 'M4 5.500h16V20H4zM4 10h16M8 3v4M16 3v4M9.500 12.500l5 5M14.500 12.500l-5 5',
  bars: 'M4 6h8M9 12h11M4 18h6M14 18h6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 20.500h4M12 5V3',
  box: 'M3.5 4.5h17V9h-17zM5 9v11h14V9M10 13h4',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4',
  chart: 'M4 4v16h16M7 15l4-5 4 3 5-7',
  copy: 'M8.5 8.500h11.500v11.500h-11.500zM15.500 8V4H4v11.500h4',
  desk: 'M5 4h14v17H5zM9 2.5h6v3.5H9zM8.5 10.5h7M8.5 14h7M8.5 17.5h4',
  down: 'm5 9.5 7 7 7-7',
  edit: 'M4 20h4L20 8l-4-4L4 16zM13.5 6.5l4 4',
  erase: 'M4 6.5h16M9.5 6V3.5h5V6M6.5 6.5 7.5 21h9l1-14.5M10 10.5v6.5M14 10.5v6.5',
  film: 'M3.5 5h17v14h-17zM8 5v14M16 5v14M3.5 9.5H8M3.5 14.5H8M16 9.5h4.5M16 14.5h4.5',
  filter: 'M4 6h16M7 12h10M10.5 18h3',
  gauge: 'M4 20V11M9.5 20V5M15 20v-7M20.5 20V8',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  hide: 'M3 3l18 18M10 6.2a9 9 0 0 1 11.5 5.8 9.6 9.6 0 0 1-2.6 3.8M6.2 7.7A9.5 9.5 0 0 0 2.5 12c1.9 4 5.3 6 9.5 6a9.8 9.8 0 0 0 4.2-.9M10 10a3 3 0 0 0 4.1 4.1',
  house: 'M4 20.5V10l8-6.500 8 6.500v10.500zM9.500 20.500v-6h5v6',
  inbox: 'M3.5 13 6 4.5h12l2.5 8.5v7h-17zM3.5 13H9l1.5 3h3l1.5-3h5.5',
  journal: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  key: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 12.3 20 3.5M16 7.5l3 3',
  languages:
    'M3.500 6h10M8.500 3.500V6c0 4-2 7-5 8.500M5.500 9.500c1 2.500 3.500 4.500 6 5M12 20.500l4.250-10 4.250 10M13.500 17h5.500',
  layers: 'm12 3.5 9 5-9 5-9-5zM3 13l9 5 9-5M3 17.2l9 5 9-5',
  ledger: 'M4 4h13v16H4zM17 8h3v12h-3M7.5 8.5h6M7.5 12h6M7.5 15.5h4',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700L12 17.700',
  open: 'M13 4h7v7M20 4l-9 9M17.5 13.5V20H4V6.5h6.5',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c.5-4.5 3.5-7 7.5-7s7 2.5 7.5 7',
  play: 'M7.500 5 18.500 12 7.500 19z',
  refresh: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  show: 'M2.5 12c1.9-4 5.3-6 9.5-6s7.6 2 9.5 6c-1.9 4-5.3 6-9.5 6s-7.6-2-9.5-6zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  slides: 'M3 5h18v11H3zM8 20h8M10 8.5v4l3.5-2z',
  star: 'm12 3.5 2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.7z',
  staff:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.8 3-6 6.5-6s6.100 2.200 6.500 6M15.500 4.800a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.700 3.500 5.500',
  tag: 'M4 4h8l8.500 8.500-8 8L4 12zM8.500 8.500v.1',
  up: 'm5 14.5 7-7 7 7',
} as const

export type PanelIconName = keyof typeof DRAWINGS

export function PanelIcon({ name, className }: { name: PanelIconName; className?: string | undefined }) {
  return <Drawing path={DRAWINGS[name]} className={className} />
}
