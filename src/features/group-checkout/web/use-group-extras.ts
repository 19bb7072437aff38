import { useQueries } from '@tanstack/react-query'
import { extrasQuery } from '@/features/extras/queries'
import type { Stay } from '@/kernel/stay'
import type { ChosenVilla } from '../rules/group-draft'
import { chooseForVillas, type VillaExtras } from '../rules/group-extras'
import { saveExtras, useExtrasByVilla } from './group-typed'

/** What is old by then the server refuses. */
const FRESH_MS = 60_000

/** The extras of the villas of a group, in their order; `isKnown` is false while something is chosen of unknown price. */
export function useGroupExtras(chosen: readonly ChosenVilla[]) {
  const choices = useExtrasByVilla()
  const stays = [...new Map(chosen.map(({ stay }) => [keyOf(stay), stay])).entries()]
  const asked = useQueries({
    queries: stays.map(([, stay]) => ({ ...extrasQuery(stay), staleTime: FRESH_MS })),
  })
  const offeredFor = (stay: Stay) => asked[stays.findIndex(([key]) => key === keyOf(stay))]?.data
  const choiceOf = (id: number) => choices[id] ?? {}
  const villas = chooseForVillas(
    chosen.map(({ villa, stay, part }) => ({
      booked: { stay, guests: part.party.guests },
      offered: offeredFor(stay) ?? [],
      choice: choiceOf(villa.id),
    })),
  )
  return {
    villas,
    cents: villas.reduce((sum, { cents }) => sum + cents, 0),
    isKnown: chosen.every(
      ({ villa, stay }) => offeredFor(stay) !== undefined || Object.keys(choiceOf(villa.id)).length === 0,
    ),
    choose: (villaId: number, choice: VillaExtras['choice']) => saveExtras({ ...choices, [villaId]: choice }),
    chooseForAll: (choice: VillaExtras['choice']) =>
      saveExtras(Object.fromEntries(chosen.map(({ villa }) => [villa.id, choice]))),
    askAgain: () => {
      for (const one of asked) void one.refetch()
    },
  }
}

function keyOf({ checkIn, checkOut }: Stay): string {
  return `${checkIn} ${checkOut}`
}
