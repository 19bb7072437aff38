import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { Badge } from '@/web/ui/badge'
import { type HouseFact, houseFacts } from '../contract'
import { FACT_ANSWERS, FACT_TOPICS, isSettledFact } from '../rules/fact-topics'
import { FACT_ANSWER_LABELS, FACT_TOPIC_LABELS, houseFactsText, houseFactFields as label } from './admin-text'

/** What guests ask and pages leave open: yes, no, in words, or to be asked. */
export const HouseFactsAdmin = adminSection(houseFacts, {
  words: houseFactsText,
  columns: [
    {
      key: 'subject',
      title: label.subject,
      value: ({ subject }) => subject,
      cell: ({ subject }) => <strong className="wrap-anywhere">{subject}</strong>,
    },
    {
      key: 'answer',
      title: label.answer,
      value: answerOf,
      cell: (fact) => <Badge color={isSettledFact(fact) ? 'green' : 'orange'}>{answerOf(fact)}</Badge>,
    },
    {
      key: 'words',
      title: label.words,
      value: ({ words }) => words,
      cell: ({ words }) => (
        <span className="line-clamp-2 max-w-120 wrap-anywhere text-ink-soft">{words}</span>
      ),
    },
    { key: 'topic', title: label.topic, value: ({ topic }) => topic && FACT_TOPIC_LABELS[topic] },
    { key: 'orderIndex', title: label.orderIndex, value: ({ orderIndex }) => orderIndex },
  ],
  filters: [{ key: 'answer', title: label.answer, value: ({ answer }) => answer, label: answerOf }],
  fields: {
    subject: field.text(label.subject, { isRequired: true, help: label.subjectHelp }),
    answer: field.choice(
      label.answer,
      [...FACT_ANSWERS].reverse().map((value) => ({ value, label: FACT_ANSWER_LABELS[value] })),
      { help: label.answerHelp },
    ),
    words: field.optionalLongText(label.words, { rows: 3, help: label.wordsHelp }),
    topic: field.optionalChoice(
      label.topic,
      FACT_TOPICS.map((value) => ({ value, label: FACT_TOPIC_LABELS[value] })),
      { help: label.topicHelp },
    ),
    questions: field.optionalLines(label.questions, { help: label.questionsHelp }),
    orderIndex: field.count(label.orderIndex, { help: label.orderIndexHelp }),
  },
})

function answerOf({ answer }: HouseFact): string {
  return FACT_ANSWER_LABELS[answer]
}
