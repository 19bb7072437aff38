import { Navigate, useParams } from '@tanstack/react-router'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { mayDo } from '@/kernel/roles'
import { PermissionsContext } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { findSection } from '../find-section'
import { addressOf, type Section } from '../section'
import { SECTIONS } from '../sections'
import { panelText as words } from '../text'

/** The section its address names. */
export function SectionScreen() {
  const section = useSection()
  if (!section) return <Notice title={words.notFound} line={words.notFoundHelp} />
  return <Allowed key={section.path} section={section} />
}

/** The section the present address names; undefined where there is none. */
export function useSection(): Section | undefined {
  const { _splat } = useParams({ strict: false }) as { _splat?: string }
  return findSection((_splat ?? '').replace(/\/$/, ''))
}

function Allowed({ section }: { section: Section }) {
  const [attempt, setAttempt] = useState(0)
  const permissions = useContext(PermissionsContext)
  // The first section at /admin is not everybody's: whoever may not see it begins with the first they may.
  const first = section.path === '' ? SECTIONS.find(({ seenBy }) => mayDo(permissions, seenBy)) : undefined
  if (first && first !== section) return <Navigate to={addressOf(first) as never} replace />
  if (!mayDo(permissions, section.seenBy)) return <Notice title={words.hidden} line={words.notFoundHelp} />
  const onRetry = () => {
    screens.delete(section.path)
    setAttempt(attempt + 1)
  }
  const Screen = screenOf(section)
  return (
    <Fallback key={attempt} onRetry={onRetry}>
      <Suspense fallback={<ScreenSkeleton label={words.loading(section.title)} />}>
        <Screen />
      </Suspense>
    </Fallback>
  )
}

const screens = new Map<string, ComponentType>()

/** A section's code is asked for once, when it is first opened. */
function screenOf(section: Section): ComponentType {
  const known = screens.get(section.path)
  if (known) return known
  const screen = lazy(async () => ({ default: await section.load() }))
  screens.set(section.path, screen)
  return screen
}

class Fallback extends Component<{ onRetry: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice title={words.failed} line={words.failedHelp}>
        <Button onClick={this.props.onRetry}>{words.tryAgain}</Button>
      </Notice>
    )
  }
}

function Notice({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-paper p-8">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{line}</p>
      {children}
    </div>
  )
}

function ScreenSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-80" />
    </Loading>
  )
}
