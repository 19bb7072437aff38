import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { messageTemplates } from '../staff-contract'
import { templateFields as label, templatesText } from './admin-text'

/** Answers that staff write again and again. */
export const MessageTemplatesAdmin = adminSection(messageTemplates, {
  words: templatesText,
  columns: [
    {
      key: 'name',
      title: label.name,
      value: ({ name }) => name,
      cell: ({ name }) => <strong className="wrap-anywhere">{name}</strong>,
    },
    {
      key: 'text',
      title: label.text,
      value: ({ text }) => text,
      cell: ({ text }) => <span className="line-clamp-2 max-w-120 wrap-anywhere text-ink-soft">{text}</span>,
    },
  ],
  fields: {
    name: field.text(label.name, { isRequired: true }),
    text: field.longText(label.text, { isRequired: true, rows: 8, help: label.textHelp }),
  },
  writes: 'front-desk',
})
