import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut, useCurrentUser } from '@/features/accounts/web/admin-session'
import { WaitingCount } from '@/features/money-approvals/web/admin-waiting-count'
import { labelOfRole } from '@/features/roles/text'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { useMay } from '@/web/admin-kit/use-may'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { useModal } from '@/web/ui/use-modal'
import { WovenBand, WovenMark } from '@/web/ui/woven-band'
import { addressOf, type Section } from '../section'
import { groupSections } from '../section-groups'
import { panelText as words } from '../text'

type MenuProps = {
  /** A section was chosen. */
  onChoice?: () => void
  /** One's own password is to be changed. */
  onPassword: () => void
}

/** Who is signed in, the sections they may see, and the ways out. */
export function SideMenu({ onChoice, onPassword }: MenuProps) {
  const [isAccountOpen, setAccountOpen] = useState(false)
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  if (!user) return null
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
  // An e-mail is broken before its @ rather than anywhere.
  const [local, domain] = name.split('@')

  return (
    <div className="flex min-h-full flex-col bg-forest-deep on-dark">
      <div className="px-5 pt-5 pb-4">
        <div className="flex items-center gap-3 max-lg:pr-10">
          <WovenMark className="size-10" />
          <div className="min-w-0 grow">
            <p className="text-xs text-cream/85">{words.welcome}</p>
            <p className="line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere" title={name}>
              {local}
              {domain && (
                <>
                  <wbr />@{domain}
                </>
              )}
            </p>
            <p className="text-xs text-gold-soft">{user.roleName ?? labelOfRole(user.role)}</p>
          </div>
          <Button
            look="light"
            size="icon"
            aria-label={words.account(name)}
            aria-expanded={isAccountOpen}
            onClick={() => setAccountOpen(!isAccountOpen)}
            className="border-transparent"
          >
            <PanelIcon name={isAccountOpen ? 'up' : 'down'} className="size-5" />
          </Button>
        </div>
        {isAccountOpen && (
          <Button look="light" size="small" onClick={onPassword} className="mt-3 w-full">
            <PanelIcon name="key" className="size-4" />
            {words.changePassword}
          </Button>
        )}
      </div>
      <WovenBand className="h-3 text-forest" />
      <nav aria-label={words.sections} className="grow px-3 py-4">
        <ul className="grid gap-4">
          {groupSections(user.permissions).map(({ title, sections }) => (
            <li key={title}>
              <p aria-hidden="true" className="px-3 pb-1 text-xs font-semibold text-gold-soft">
                {title}
              </p>
              <ul aria-label={title} className="grid gap-0.5">
                {sections.map((section) => (
                  <MenuEntry key={section.path} section={section} onChoice={onChoice} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-2 border-t border-cream/20 px-5 py-4">
        <a href="/" className={buttonClass({ look: 'light', size: 'small' })}>
          <PanelIcon name="open" className="size-4" />
          {words.viewWebsite}
        </a>
        <Button look="light" size="small" onClick={() => void signOut(queryClient)}>
          <PanelIcon name="leave" className="size-4" />
          {words.logout}
        </Button>
      </div>
    </div>
  )
}

type MenuEntryProps = { section: Section; onChoice: (() => void) | undefined }

function MenuEntry({ section, onChoice }: MenuEntryProps) {
  const mayDecide = useMay('refunds')
  return (
    <li>
      <PanelLink
        to={addressOf(section)}
        activeOptions={{ exact: section.path === '', includeSearch: false }}
        onClick={onChoice}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-cream/85 no-underline hover:bg-cream/10 aria-[current=page]:bg-cream aria-[current=page]:text-forest-deep"
      >
        <PanelIcon name={section.icon} className="size-5" />
        {section.title}
        {section.path === 'approvals' && mayDecide && <WaitingCount />}
      </PanelLink>
    </li>
  )
}

/** The same on small screens, over the page until a section is chosen. */
export function MenuDrawer({ onClose, onPassword }: { onClose: () => void; onPassword: () => void }) {
  const dialog = useModal()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key, handled by onCancel
    <dialog
      ref={dialog}
      aria-label={words.menu}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto bg-forest-deep p-0"
    >
      <Button
        look="light"
        size="icon"
        aria-label={words.close}
        onClick={onClose}
        className="absolute top-4 right-3 border-transparent"
      >
        <Icon name="close" />
      </Button>
      <SideMenu onChoice={onClose} onPassword={onPassword} />
    </dialog>
  )
}
