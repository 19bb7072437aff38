import { z } from 'zod'
import { MAIL_OUTCOMES } from './rules/mail-outcomes'

export const incomingMailAnswer = z.object({ outcome: z.enum(MAIL_OUTCOMES) })
