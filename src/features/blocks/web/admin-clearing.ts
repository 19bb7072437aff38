import type { ComponentType } from 'react'
import type { VillaBlock } from '../contract'

/** What is to be blocked and cannot be, because guests have some of the nights. */
export type ClearingProps = Pick<VillaBlock, 'villaId' | 'startDate' | 'endDate' | 'kind' | 'note'> & {
  villaName: string
  /** The maintenance ticket the nights are blocked for. */
  ticketId?: number
  /** The nights are blocked. */
  onDone?: () => void
  onClose: () => void
}

/** Lists the stays in the way and offers to move them; the feature that moves stays stands above this one. */
export type ClearingDialog = ComponentType<ClearingProps>
