/** The mail to whoever has a device that could not be reached for a day; its subject is the device's row. */
export const PUSH_ENDED_KIND = 'push-ended'

export const ENDED_WORDS = {
  subject: 'Notifications have ended on one of your devices',
  intro: (device: string) =>
    `For a day none of the hotel’s notifications could be delivered to ${device}, so we have stopped sending them.`,
  reason: (error: string) => `What its push service said last: ${error}`,
  advice:
    'To have them again, open My Account in the panel on that device and switch notifications off and on.',
  link: 'Open My Account',
} as const
