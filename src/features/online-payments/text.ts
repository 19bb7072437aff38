/** Words about online payments that the server says too. */
export const PAY_WORDS = {
  phoneWrong: 'Please enter the mobile number that gets the prompt, such as 0772 123 456',
  nothingDue: 'Nothing is due for this booking at the moment.',
  notOffered: 'This way to pay is not offered at the moment. Please choose another.',
  noMail:
    'This way to pay needs an e-mail address or a phone number in the booking. Please choose another, or call us.',
  description: (hotel: string, reference: string) => `${hotel}, booking ${reference}`,
} as const
