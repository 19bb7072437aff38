type Assigned = { villaId: number; personId: number }

/**
 * Shares villas among people as evenly as they go, each a run of neighbours in the order of the list, so that nobody
 * crosses the grounds between two of them.
 */
export function shareVillas(villaIds: readonly number[], personIds: readonly number[]): Assigned[] {
  return villaIds.flatMap((villaId, place) => {
    const personId = personIds[Math.floor((place * personIds.length) / villaIds.length)]
    return personId === undefined ? [] : [{ villaId, personId }]
  })
}
