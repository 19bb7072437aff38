import { joinClasses } from './classes'

/** Our own drawings on a 24-unit square, stroked in the colour of the text around them. */
const DRAWINGS = {
  alert: 'M12 3.5 21.5 20h-19zM12 10v4.5M12 17.3v.2',
  bath: 'M3 12h18v2.5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6.2a2.2 2.2 0 0 1 4.2-.9M7 19.5 6 21.5M17 19.5l1 2',
  bed: 'M3 19v-6.5h18V19M3 16.5h18M5 12.5V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4.5M8 12.5V10h8v2.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7M8 14.5h3v2.5H8z',
  chat: 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM8.5 10.8h.1M12 10.8h.1M15.5 10.8h.1',
  check: 'm4.5 12.5 5 5 10-11',
  chevronLeft: 'm14.5 5-7 7 7 7',
  chevronRight: 'm9.5 5 7 7-7 7',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  cup: 'M5 10h11v4a5.5 5.5 0 0 1-11 0zM16 11h1.5a2.5 2.5 0 0 1 0 5H15.5M4 21h14M8.5 7c-1-1.3 1-2 0-3.5M12.5 7c-1-1.3 1-2 0-3.5',
  gather: 'M4 20V9l8-5.5L20 9v11M2.5 20h19M9.5 20v-6h5v6M8 10.5h.1M16 10.5h.1M12 8.5h.1',
  guests:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M15.5 5a3.3 3.3 0 0 1 0 6.3M18 14.7c2 .8 3.2 2.6 3.5 5.3',
  hut: 'M2.5 12 12 4l9.5 8M5.5 10v10h13V10M10 20v-6h4v6',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  palm: 'M12 21c.5-4 .3-8-1-11M11 10C8 7.5 5 8 3 11M11 10c0-4 2-6.5 5.5-6.5M11 10c4-1.5 7 0 9 3.5M11 10C9 6.5 6 5 3.5 5.5M7.5 21h9',
  pause: 'M8 5v14M16 5v14',
  phone:
    'M5 3.5h4l1.5 5-2.5 1.7a13 13 0 0 0 5.8 5.8l1.7-2.5 5 1.5v4c0 .8-.7 1.5-1.5 1.5C11 20.5 3.5 13 3.5 5c0-.8.7-1.5 1.5-1.5z',
  pin: 'M12 21.5c4.5-5 7-8.7 7-12a7 7 0 0 0-14 0c0 3.3 2.5 7 7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M7 4.5 19 12 7 19.5z',
  snow: 'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5M3.5 11l3.4-.9L6 6.7M20.5 13l-3.4.9.9 3.4M20.5 11l-3.4-.9.9-3.4M3.5 13l3.4.9-.9 3.4',
  wifi: 'M2.5 9a14 14 0 0 1 19 0M5.7 12.6a9.2 9.2 0 0 1 12.6 0M8.9 16a4.6 4.6 0 0 1 6.2 0M12 19.3v.2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5',
  star: 'm12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z',
} as const

export type IconName = keyof typeof DRAWINGS

/** Decoration beside words; a button with nothing but an icon carries its own aria-label. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Drawing path={DRAWINGS[name]} className={className} />
}

/** A path on a 24-unit square, drawn as all icons are. */
export function Drawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={joinClasses('drawing', className ?? 'size-5')}>
      <path d={path} />
    </svg>
  )
}
