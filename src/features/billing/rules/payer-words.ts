import { countOf } from '@/kernel/count-of'

/** Who is billed, where that is no name. */
export const PAYER_WORDS = {
  guest: 'the guest',
  ofSeveral: (payer: string, villas: number) => `${payer} (${countOf(villas, 'villa')})`,
} as const
