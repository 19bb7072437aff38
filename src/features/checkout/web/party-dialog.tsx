import { useState } from 'react'
import type { Party } from '@/features/bookings/rules/party'
import { EMPTY_SEARCH, partyOf, withParty } from '@/features/search/rules/search'
import { searchDialogText } from '@/features/search/web/search-dialog-text'
import { SearchParty } from '@/features/search/web/search-party'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { PARTY_LINE_WORDS as words } from './party-line-text'

export type PartyDialogProps = { party: Party; onChange: (party: Party) => void; onClose: () => void }

/** Who is coming, in the search's own fields. What is chosen stands once it is whole; leaving changes nothing. */
export function PartyDialog({ party, onChange, onClose }: PartyDialogProps) {
  const [search, setSearch] = useState(() => withParty(EMPTY_SEARCH, party))
  const [areAgesKnown, setAgesKnown] = useState(true)
  const [isTried, setTried] = useState(false)

  function finish() {
    setTried(true)
    if (!areAgesKnown) return
    onChange(partyOf(search))
    onClose()
  }

  return (
    <Dialog open title={words.change} onClose={onClose}>
      <SearchParty search={search} onChange={setSearch} onAgesKnown={setAgesKnown} />
      {isTried && !areAgesKnown && (
        <p role="alert" className="text-sm font-semibold text-alarm">
          {searchDialogText.agesMissing}
        </p>
      )}
      <Button look="action" onClick={finish}>
        {words.done}
      </Button>
    </Dialog>
  )
}
