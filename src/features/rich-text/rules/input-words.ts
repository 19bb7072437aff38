/** What is wrong with a formatted text. */
export const richTextInputText = {
  link: 'Must be a valid URL, mail address or telephone number',
} as const
