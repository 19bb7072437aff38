import { Badge } from '@/web/ui/badge'
import { translationText as words } from './translation-text'
import { judgeRow, type Translations } from './use-translations'

type Row = { id: number } & Record<string, unknown>

/** What a row lacks in other languages. */
export function TranslationBadges({ translations, row }: { translations: Translations; row: Row }) {
  const { missing, changed } = judgeRow(translations, row)
  const listed = (languages: typeof missing) => languages.map(words.name).join(', ')
  return (
    <span className="flex max-w-48 flex-wrap gap-1.5">
      {missing.length > 0 && <Badge color="orange">{words.missing(listed(missing))}</Badge>}
      {changed.length > 0 && <Badge color="purple">{words.changed(listed(changed))}</Badge>}
      {missing.length + changed.length === 0 && <Badge color="green">{words.complete}</Badge>}
    </span>
  )
}
