import type { ComponentType } from 'react'
import type { ClearingDialog } from '@/features/blocks/web/admin-clearing'

/** A section where nights are blocked, with the dialog that moves the stays in their way. */
export function withClearing(
  load: () => Promise<ComponentType<{ ClearNights: ClearingDialog }>>,
): () => Promise<ComponentType> {
  return async () => {
    const [Screen, { ClearNights }] = await Promise.all([
      load(),
      import('@/features/stay-moves/web/admin-clear-nights'),
    ])
    return () => <Screen ClearNights={ClearNights} />
  }
}
