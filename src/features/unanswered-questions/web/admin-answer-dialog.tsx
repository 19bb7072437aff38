import { useQuery } from '@tanstack/react-query'
import { type HouseFact, houseFacts } from '@/features/house-facts/contract'
import { FACT_ANSWER_LABELS } from '@/features/house-facts/web/admin-text'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { staffListQuery } from '@/web/admin-kit/staff-list-query'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { showToast } from '@/web/ui/toast'
import { UNANSWERED_PATH } from '../paths'
import {
  type answerCall,
  GIVEN_ANSWERS,
  type QuestionAnswer,
  questionAnswer,
  type UnansweredQuestion,
} from '../staff-contract'
import { unansweredText as words } from './admin-text'

const LABELS = { ...FACT_ANSWER_LABELS, keep: words.keep }

/** What is said to a question from now on: something new, or one of the hotel's answers that it is added to. */
export function AnswerDialog({
  asked,
  onSaved,
  onClose,
}: {
  asked: UnansweredQuestion
  onSaved: () => void
  onClose: () => void
}) {
  const { data: facts } = useQuery(staffListQuery(houseFacts))
  if (!facts) return null

  async function onSave(values: Partial<QuestionAnswer>) {
    const path = `${UNANSWERED_PATH}/${asked.id}/answer` as const
    const { answered } = await sendForStaff<typeof answerCall>('POST', path, values)
    const description = words.savedLine(answered)
    showToast({ title: words.saved, ...(description && { description }) })
    onSaved()
  }

  return (
    <FormDialog<QuestionAnswer>
      title={words.answerOf(asked)}
      fields={fieldsFor(facts)}
      groups={[{ title: words.answer, fields: ['factId', 'subject', 'answer', 'words'] }]}
      judged={{ input: questionAnswer, defaults: {} }}
      values={{ factId: null, answer: 'words' }}
      save={words.save}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

function fieldsFor(facts: readonly HouseFact[]) {
  return {
    factId: field.reference(
      words.fact,
      facts.map(({ id, subject }) => ({ id, name: subject })),
      { help: words.factHelp },
    ),
    subject: field.optionalText(words.subject, { help: words.subjectHelp }),
    answer: field.choice(
      words.kind,
      GIVEN_ANSWERS.map((value) => ({ value, label: LABELS[value] })),
    ),
    words: field.optionalLongText(words.words, { rows: 3, help: words.wordsHelp }),
  }
}
