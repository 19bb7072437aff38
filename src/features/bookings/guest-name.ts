import { typedText } from '@/kernel/wire'

/** A guest's name as they type it; it stands in e-mails, so it leads nowhere. A stricter rule decides whether they greet by it (rules/greeting.ts). */
export const guestName = typedText(120)
  .min(1, 'Please give your full name')
  .refine((name) => !/\p{Cc}|:\/\/|www\./iu.test(name), 'Please give a name alone, on one line')
