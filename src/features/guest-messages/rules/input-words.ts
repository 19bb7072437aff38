/** What is wrong with what somebody typed about an automatic message. */
export const guestMessageInputText = {
  name: 'Please give the message a name',
  days: 'Please give 0 to 60 days',
  subject: 'Please give the message a subject',
  text: 'Please write the message',
  template: 'Names of templates have small letters, digits and _ alone',
  unknownFields: (names: readonly string[]) => `There is no field ${names.join(', ')}`,
} as const
