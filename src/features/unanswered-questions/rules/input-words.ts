/** What is wrong with what somebody typed about the answer to a question. */
export const answerInputText = {
  subject: 'Please say what it is about',
  answer: 'Please say what the answer is',
  words: 'Please write the answer',
} as const
