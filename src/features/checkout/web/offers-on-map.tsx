import { GroundsMap, type MarkState } from '@/features/grounds/web/grounds-map'
import type { Offer } from '@/features/search/rules/offers'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'

export type OffersOnMapProps = {
  offers: readonly Offer[]
  /** All that are listed, and those of them that would hold the party and are booked. */
  villas: readonly Villa[]
  taken: readonly Villa[]
  chosenId: number | undefined
  onChoose: (villaId: number) => void
}

/** The free villas on the map of the grounds; a press on one chooses it, as its button in the list does. */
export function OffersOnMap({ offers, villas, taken, chosenId, onChoose }: OffersOnMapProps) {
  const isFree = (id: number) => offers.some(({ villa }) => villa.id === id)

  function stateOf({ id }: Villa): MarkState {
    if (id === chosenId) return 'chosen'
    if (isFree(id)) return 'free'
    return taken.some((villa) => villa.id === id) ? 'taken' : 'other'
  }

  return (
    <GroundsMap
      villas={villas}
      nameOf={unitNameOf}
      stateOf={stateOf}
      onPick={({ id }) => isFree(id) && onChoose(id)}
    />
  )
}
