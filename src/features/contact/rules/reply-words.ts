/** How a mail begins that staff write in their own program. */
export const REPLY_WORDS = {
  subject: (subject: string) => `Re: ${subject}`,
  dear: (name: string) => `Dear ${name},`,
} as const
