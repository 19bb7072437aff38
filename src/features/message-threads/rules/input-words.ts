/** What is wrong with an answer or a template as staff wrote it. */
export const answerInputText = {
  templateName: 'Please give the template a name',
  templateText: 'Please write the text',
  noField: (fields: string) => `There is no field ${fields}`,
  open: (fields: string) => `Please write something for ${fields}`,
  subject: 'Please give the mail a subject',
  text: 'Please write an answer',
} as const
