/** By what an extra is counted: once, by the night, by the guest, or as many pieces as the guest asks for. */
export const EXTRA_UNITS = ['stay', 'night', 'guest', 'piece'] as const

/** The day on which an extra is needed; one that is counted by the night is needed on each. */
export const SERVED_ON = ['arrival', 'departure'] as const

export type ExtraUnit = (typeof EXTRA_UNITS)[number]
export type ServedOn = (typeof SERVED_ON)[number]
