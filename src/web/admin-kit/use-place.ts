import { useNavigate, useParams, useSearch } from '@tanstack/react-router'

type Go = (to: { to: string; search?: Record<string, string>; replace?: boolean }) => Promise<void>

/** What stands behind the section in the address: `12` at /admin/bookings/12, nothing at the section itself. */
export function usePlace(): string {
  const { _splat = '' } = useParams({ strict: false }) as { _splat?: string }
  return _splat.split('/').slice(1).join('/').replace(/\/$/, '')
}

/** What the section is called in the address: `bookings` at /admin/bookings/12, nothing at /admin itself. */
export function useSectionName(): string {
  const { _splat = '' } = useParams({ strict: false }) as { _splat?: string }
  return _splat.split('/')[0] ?? ''
}

/** The search parameters of the address, those that are texts. */
export function usePlaceSearch(): Record<string, string> {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  )
}

/** Goes to a place of the panel: `/bookings/12`. */
export function useGo(): (to: string, search?: Record<string, string>) => void {
  const go = useNavigate() as unknown as Go
  return (to, search = {}) => void go({ to, search })
}
