import { z } from 'zod'
import { VILLA_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { dayText, idNumber, typedText } from '@/kernel/wire'
import { BLOCK_KINDS } from './rules/block-kinds'

const blockInput = z.object({
  villaId: z.number(VILLA_WANTED).pipe(idNumber),
  /** The first and the last night on which nobody can stay. */
  startDate: dayText,
  endDate: dayText,
  kind: z.enum(BLOCK_KINDS),
  note: typedText(300).nullable(),
})

/** Nights on which a villa is not to be had: works in it, its owner. Visitors see them as taken. */
export const blocks = defineResource(
  'blocks',
  {
    input: blockInput,
    item: blockInput.extend({
      id: idNumber,
      /** The calendar feed it follows, its platform's name in `note`; null for what staff blocked. */
      feedId: idNumber.nullable(),
      /** The hold for a group that it belongs to; null for all others. */
      holdId: idNumber.nullable(),
    }),
    defaults: { kind: 'maintenance' },
  },
  { shownAt: ['/api/bookings'] },
)

export type VillaBlock = z.infer<typeof blocks.item>
