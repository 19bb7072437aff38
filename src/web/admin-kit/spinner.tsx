import { joinClasses } from '@/web/ui/classes'

/** A ring that turns while something is under way; the words beside it say what. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={joinClasses('drawing animate-turn', className ?? 'size-6')}
    >
      <circle cx="12" cy="12" r="9" strokeWidth="3" className="opacity-25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
