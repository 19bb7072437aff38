import type { ComponentType } from 'react'

/** A section where nights are worked with, under a line that says when other platforms sold some of them too. */
export function withConflicts(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    const [Screen, { ConflictNotice }] = await Promise.all([
      load(),
      import('@/features/channels/web/admin-conflicts'),
    ])
    return () => (
      <>
        <ConflictNotice />
        <Screen />
      </>
    )
  }
}
