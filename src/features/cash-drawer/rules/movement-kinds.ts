/** Cash that comes into the drawer or leaves it without a guest: change fetched from the bank, petrol paid. */
export const MOVEMENT_KINDS = ['pay-in', 'pay-out'] as const

export type MovementKind = (typeof MOVEMENT_KINDS)[number]
