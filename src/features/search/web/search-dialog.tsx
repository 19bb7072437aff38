import { useEffect, useRef, useState } from 'react'
import { pickFromLink } from '@/features/stay-calendar/rules/range'
import { describeNotice, NOTICE_WORDS } from '@/features/stay-calendar/text'
import { StayCalendar } from '@/features/stay-calendar/web/stay-calendar'
import { type Day, isDay } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { type BookingSearch, findSearchProblem, partyOf, type SearchProblem } from '../rules/search'
import { searchDialogText as words } from './search-dialog-text'
import { SearchParty } from './search-party'
import { searchText } from './search-text'
import { useSearchCalendar } from './use-search-calendar'

export type SearchPart = 'checkIn' | 'checkOut' | 'party'

type SearchDialogProps = {
  today: Day
  search: BookingSearch
  /** What was pressed, which is shown first. */
  part: SearchPart
  onChange: (search: BookingSearch) => void
  onSearch: () => void
  onClose: () => void
}

/** Days and party of a search, every change of which stands at once: closing loses nothing. */
export function SearchDialog({ today, search, part, onChange, onSearch, onClose }: SearchDialogProps) {
  const party = useRef<HTMLDivElement>(null)
  const [areAgesKnown, setAgesKnown] = useState(true)
  const [isTried, setTried] = useState(false)
  const { checkIn, checkOut } = search
  const calendar = useSearchCalendar({
    today,
    initial: pickFromLink(
      { ...(isDay(checkIn) && { checkIn }), ...(isDay(checkOut) && { checkOut }) },
      today,
    ),
    onPick: (days) => onChange({ ...search, checkIn: days.checkIn ?? '', checkOut: days.checkOut ?? '' }),
  })
  const missing = missingDays(findSearchProblem(search, today)) ?? (!areAgesKnown && words.agesMissing)

  useEffect(() => {
    if (part !== 'party') return
    party.current?.scrollIntoView({ block: 'start' })
    party.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [part])

  function submit() {
    setTried(true)
    if (!missing) onSearch()
  }

  return (
    <Dialog open title={words.title} onClose={onClose} className="md:max-w-4xl">
      <div>
        <div aria-busy={calendar.isLoading}>
          <StayCalendar {...calendar.view} hidesPastWeeks />
        </div>
        <p role="status" className="mt-3 font-semibold text-forest">
          {calendar.notice ? describeNotice(calendar.notice) : NOTICE_WORDS.first}
          {calendar.rules.says && (
            <span className={calendar.rules.isBroken ? 'block text-alarm' : 'block font-normal'}>
              {calendar.rules.says}
            </span>
          )}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{calendar.hasFailed ? words.noPrices : words.prices}</p>
      </div>
      <div ref={party} className="scroll-mt-20 border-t border-line pt-5">
        <SearchParty search={search} onChange={onChange} onAgesKnown={setAgesKnown} />
      </div>
      <div className="sticky bottom-0 low:static flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
        <p className="tabular text-sm font-semibold">
          {[calendar.stay && words.nights(calendar.stay), searchText.party(partyOf(search))]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Button look="action" onClick={submit} className="max-sm:grow">
          {words.submit}
        </Button>
        {isTried && missing && (
          <p role="alert" className="w-full text-sm font-semibold text-alarm">
            {missing}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** What keeps the days from being searched for; null where nothing does. */
function missingDays(problem: SearchProblem | null): string | null {
  if (problem === null) return null
  return problem === 'too-long' ? searchText.tooLong : words.datesMissing
}
