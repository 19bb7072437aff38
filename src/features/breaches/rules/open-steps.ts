type Told = { officeToldOn: string | null; guestsToldOn: string | null; decision: string | null }

/** What is still to be done about a breach: the Office is told at once, and decides whether guests are told too. */
export type OpenStep = 'tell-office' | 'ask-about-guests' | null

export function findOpenStep({ officeToldOn, guestsToldOn, decision }: Told): OpenStep {
  if (officeToldOn === null) return 'tell-office'
  return guestsToldOn === null && decision === null ? 'ask-about-guests' : null
}
