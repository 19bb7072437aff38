import { useTranslating } from '@/web/admin-kit/use-translating'
import { translatedFacts, type WrittenFacts } from '../contract'
import { factFields } from './admin-fields'
import { factsText as words } from './admin-text'

/** There is one row of facts, as ../server/table.ts has it. */
const ID = 1

/** How the facts that are sentences stand in other languages, and the form that opens over the page. */
export function FactTranslations({ facts }: { facts: WrittenFacts }) {
  const translating = useTranslating(translatedFacts, factFields([]), {
    nameOf: () => words.sentences,
    isReadOnly: () => false,
  })
  const row = { ...facts, id: ID }
  const badges = translating.badges(row)
  return (
    <>
      {translating.failure}
      {badges && (
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <span className="font-semibold">{words.otherLanguages}</span>
          {badges}
          {translating.button(row)}
        </div>
      )}
      {translating.dialog}
    </>
  )
}
