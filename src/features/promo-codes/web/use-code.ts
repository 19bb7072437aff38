import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readCode } from '@/features/rates/rules/promo'
import type { PromoTerms } from '@/features/rates/rules/promo-terms'
import type { Stay } from '@/kernel/stay'
import { ApiError } from '@/web/kit/request'
import { codeQuery } from '../queries'
import { CODE_WORDS as words } from '../text'
import { readSavedCode, saveCode } from './saved-code'

/** A guest's code, and what it gives for the stay that is chosen. */
export type CodeAtHand = {
  code: string
  terms: PromoTerms | null
  /** Why it does not hold, in words for the guest. */
  problem: string | null
  isAsking: boolean
  /** '' takes it away. The same one again asks again. */
  enter: (code: string) => void
  askAgain: () => void
}

const FRESH_MS = 60_000

/** Asks for each stay anew whether the code holds, since another villa or other days may end it. */
export function useCode(stay: Stay, villaId: number | undefined): CodeAtHand {
  const [code, setCode] = useState(readSavedCode)
  const { checkIn, checkOut } = stay
  const asked = useQuery({
    ...codeQuery({ code, villaId: villaId ?? 0, checkIn, checkOut }),
    enabled: code !== '' && villaId !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  })
  // What held before stays known where nobody could be asked, and no longer once the answer is no.
  const isRefused = asked.error instanceof ApiError && asked.error.status === 422
  return {
    code,
    terms: code === '' || isRefused ? null : (asked.data ?? null),
    problem: asked.isError && !asked.isFetching ? tellProblem(asked.error) : null,
    isAsking: asked.isFetching,
    enter: (typed) => {
      const next = readCode(typed)
      saveCode(next)
      setCode(next)
      if (next === code && next !== '') void asked.refetch()
    },
    askAgain: () => {
      if (code !== '') void asked.refetch()
    },
  }
}

function tellProblem(error: Error): string {
  if (!(error instanceof ApiError)) return words.offline
  return error.problems[0]?.message ?? error.serverMessage ?? words.offline
}
