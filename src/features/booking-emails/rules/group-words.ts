import { countOf } from '@/kernel/count-of'
import { defineWords } from '@/kernel/words'

/** Words of the mails about groups: several villas booked as one. */
export const GROUP_LETTER_WORDS = defineWords('booking-emails-group.GROUP_LETTER_WORDS', {
  received: {
    subject: (reference: string, hotel: string) => `Group request received: ${reference} at ${hotel}`,
    thanks: (villas: number, held: string) =>
      `thank you: we have received your request for ${countOf(villas, 'villa')}. ${held} Then we write to you again.`,
    unproven: (villas: number, held: string) =>
      `thank you: we have received your request for ${countOf(villas, 'villa')}. ${held}`,
    prove: 'Confirm your e-mail address and see your villas',
    deposit: (amount: string) =>
      `We ask for a deposit of ${amount} for all villas together. You pay it on the page behind the link in this e-mail.`,
  },
  lapsed: {
    subject: (reference: string, hotel: string) => `Your group request ${reference} at ${hotel} has lapsed`,
    text: 'we are sorry: we could not confirm your request for these villas in time, and their nights are free for others again. You owe us nothing for them. If you still wish to come, please book once more or call us.',
    link: 'See what is free',
  },
  confirmed: {
    subject: (reference: string, hotel: string) => `Your group ${reference} at ${hotel} is confirmed`,
    text: (villas: number) =>
      `your booking of ${countOf(villas, 'villa')} is confirmed. We look forward to seeing you all.`,
  },
  changed: {
    subject: (reference: string, hotel: string) => `Your stay at ${hotel} has changed (group ${reference})`,
    text: (phones: string) => [
      'we have moved the stay of your group for you. Here it is as it stands now, with its prices; it takes the place of what we wrote before.',
      `Is something not as you wish? Call us on ${phones}, and we put it right. The file that comes with this mail brings your calendar up to date.`,
    ],
  },
  cancelled: {
    subject: (reference: string, hotel: string) => `Your group ${reference} at ${hotel} is cancelled`,
    text: (isFree: boolean) =>
      isFree
        ? 'the booking of your group is cancelled, and its nights are free for others again. You owe us nothing for it. If you have paid something already, reception settles it with you.'
        : 'the booking of your group is cancelled, and its nights are free for others again. What is charged for it stands below; reception settles it with you.',
  },
  undone: {
    subject: (reference: string, hotel: string) =>
      `Please disregard our last mail on group ${reference} at ${hotel}`,
    stands:
      'our last mail on your group was a mistake of ours, and we are sorry. Below you find each villa as it stands now. You owe us nothing for a cancellation of those that are confirmed.',
    waits: (held: string) =>
      `our last mail on your group was a mistake of ours, and we are sorry. Below you find each villa as it stands now; not all of them are confirmed yet. ${held} Then we write to you again.`,
  },
  asked: {
    subject: (reference: string, hotel: string) => `Your private link to group ${reference} at ${hotel}`,
    text: 'here is the private link to your group. It was asked for on our website, or we were given this address for the group. Did somebody else ask? Then there is nothing you need to do: nobody but you has this link.',
  },
  desk: {
    subject: (reference: string, villas: number) =>
      `New group request ${reference}: ${countOf(villas, 'villa')}`,
    asked: (villas: number) => `A guest has asked for ${countOf(villas, 'villa')} as one.`,
    waits: 'They keep their nights until somebody confirms them or their time is up.',
    isDecided: 'Some or all of them have been confirmed or cancelled since.',
    link: 'Open the group in the panel',
  },
  reference: 'Group',
  villas: 'Villas',
  staying: 'Staying',
  villaTotal: 'Price',
  total: 'Total of the group',
  status: 'Status',
  link: 'See, change or cancel the villas of your group',
  linkNote: 'This link is yours alone: whoever has it can see and change every booking of the group.',
} as const)
