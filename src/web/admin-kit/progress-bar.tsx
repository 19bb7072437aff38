const BAR =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-forest [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-forest [&::-webkit-progress-value]:transition-all'

/** How far something has come, 0 to 1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  return <progress value={share} aria-label={label} className={BAR} />
}
