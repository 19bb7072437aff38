import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { idNumber, instant } from '@/kernel/wire'
import { ALARMS_PATH } from './paths'
import { ALARM_KINDS } from './rules/alarm-kinds'

/** Something that is or was wrong; `detail` is what was found last, `endedAt` null while it goes on. */
const alarm = z.object({
  id: idNumber,
  kind: z.enum(ALARM_KINDS),
  detail: z.string(),
  beganAt: instant,
  endedAt: instant.nullable(),
})

/** What goes on comes first, then what ended last. */
export const alarmsEndpoint = defineEndpoint(ALARMS_PATH, { response: z.array(alarm) })

export type Alarm = z.infer<typeof alarm>
