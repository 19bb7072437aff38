/** The note of nights that are blocked for a ticket. It is stored and read by everybody, so it is one whoever blocks them. */
export function noteOfBlock(ticketId: number): string {
  return `Maintenance ticket ${ticketId}`
}
