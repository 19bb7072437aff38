/** What is wrong with what staff typed or sent about a booking. */
export const bookingInputText = {
  name: 'Please give the guest’s name',
  contact: 'Please give a phone number or an e-mail',
  bothKinds: 'Please send either a step or other values',
  nothing: 'There is nothing to change here',
  note: 'Please write something',
  inHouse: 'The guest is in house. Only the day of departure can change.',
  leftBefore: 'A guest in house cannot have left before today.',
} as const
