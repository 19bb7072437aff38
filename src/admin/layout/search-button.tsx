import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import type { Destination } from '@/features/panel-search/web/admin-panel-search'
import { findText } from '@/features/panel-search/web/admin-text'
import { mayDo, type Permission } from '@/kernel/roles'
import { PermissionsContext } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { addressOf } from '../section'
import { SECTIONS } from '../sections'

const PanelSearch = lazy(async () => ({
  default: (await import('@/features/panel-search/web/admin-panel-search')).PanelSearch,
}))

const { actions } = findText
const ACTIONS: readonly (Destination & { needed: Permission })[] = [
  { kind: 'action', name: actions.newBooking, to: '/bookings/new', needed: 'front-desk' },
  { kind: 'action', name: actions.newGroup, to: '/bookings/new-group', needed: 'front-desk' },
  { kind: 'action', name: actions.blockDates, to: '/blocks', needed: 'front-desk' },
  { kind: 'action', name: actions.cashDrawer, to: '/cash-drawer', needed: 'money' },
  { kind: 'action', name: actions.report, to: '/reports', needed: 'reports' },
]

/** The panel's search, by its button or Ctrl K (⌘ K). */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  const permissions = useContext(PermissionsContext)

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
          <PanelSearch destinations={destinationsOf(permissions)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function destinationsOf(permissions: readonly Permission[]): Destination[] {
  const sections = SECTIONS.filter(({ seenBy }) => mayDo(permissions, seenBy)).map((section): Destination => {
    return { kind: 'section', name: section.title, to: addressOf(section) }
  })
  const actions = ACTIONS.filter(({ needed }) => mayDo(permissions, needed))
  return [...actions, ...sections]
}
