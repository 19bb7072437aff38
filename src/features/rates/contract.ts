import { z } from 'zod'
import { amountText, dayText } from '@/kernel/wire'

/** One night of a stay at the price that was agreed for it, meals included. */
export const nightlyRate = z.object({ night: dayText, amount: amountText, isWeekend: z.boolean() })
