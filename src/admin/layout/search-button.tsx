import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import type { Destination } from '@/features/panel-search/web/admin-panel-search'
import { findText } from '@/features/panel-search/web/admin-text'
import { hasRole, type Role } from '@/kernel/roles'
import { RoleContext } from '@/web/admin-kit/role'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { addressOf } from '../section'
import { SECTIONS } from '../sections'

const PanelSearch = lazy(async () => ({
  default: (await import('@/features/panel-search/web/admin-panel-search')).PanelSearch,
}))

const { actions } = findText
const ACTIONS: readonly Destination[] = [
  { kind: 'action', name: actions.newBooking, to: '/bookings/new' },
  { kind: 'action', name: actions.newGroup, to: '/bookings/new-group' },
  { kind: 'action', name: actions.blockDates, to: '/blocks' },
  { kind: 'action', name: actions.cashDrawer, to: '/cash-drawer' },
  { kind: 'action', name: actions.report, to: '/reports' },
]

/** The panel's search, by its button or Ctrl K (⌘ K). */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  const role = useContext(RoleContext)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // What is open over the page, perhaps with something typed, stays in front.
      if (!document.querySelector('dialog:modal')) setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <Button
        look="bare"
        size="icon"
        aria-label={findText.open}
        onClick={() => setOpen(true)}
        className="print:hidden"
      >
        <Icon name="search" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PanelSearch destinations={destinationsOf(role)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function destinationsOf(role: Role): Destination[] {
  const sections = SECTIONS.filter(({ seenBy }) => hasRole(role, seenBy)).map((section): Destination => {
    return { kind: 'section', name: section.title, to: addressOf(section) }
  })
  return [...ACTIONS, ...sections]
}
