import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { useMay } from '@/web/admin-kit/use-may'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { SIGNING_FIELD, type SignedHow } from '../rules/card'
import type { RegistrationCard as Card, CardAnswer, signCardCall, unsignCardCall } from '../staff-contract'
import { registrationCardPath, registrationCardQuery } from '../staff-queries'
import { CARD_WORDS } from '../text'
import { CardBadge } from './admin-card-badge'
import { CardForm } from './admin-card-form'
import { CardLines } from './admin-card-lines'
import { SigningDialog } from './admin-signing'
import { adminCardText as words } from './admin-text'

/** On a booking's page: its guest's registration card, filled in, signed and printed from here. */
export function RegistrationCard({ bookingId }: { bookingId: number }) {
  const mayBook = useMay('front-desk')
  const { data, isError, refetch } = useQuery({
    ...registrationCardQuery(bookingId),
    staleTime: 0,
    enabled: mayBook,
  })
  if (!mayBook) return null
  const state = data?.card?.signature ? 'signed' : data?.card ? 'unsigned' : 'missing'
  return (
    <section
      aria-label={CARD_WORDS.title}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{CARD_WORDS.title}</h3>
        <CardBadge state={data && (data.isAsked || data.card) ? state : null} />
      </div>
      {data ? (
        <Loaded bookingId={bookingId} answer={data} />
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.failed}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-16" />
        </Loading>
      )}
    </section>
  )
}

function Loaded({ bookingId, answer }: { bookingId: number; answer: CardAnswer }) {
  const client = useQueryClient()
  const { isAsked, card } = answer
  const [open, setOpen] = useState<'form' | 'signing' | null>(null)
  const path = registrationCardPath(bookingId)
  const taken = (title: string) => (now: CardAnswer) => {
    client.setQueryData(registrationCardQuery(bookingId).queryKey, now)
    setOpen(null)
    showToast({ title })
  }
  const onError = (error: unknown) =>
    showToast({
      title: words.failedTitle,
      description: reasonOf(error) ?? formText.unavailable,
      tone: 'destructive',
    })
  const signing = useMutation({
    mutationFn: (signed: { how: SignedHow; path: string | null }) =>
      sendForStaff<typeof signCardCall>('POST', `${path}/signature`, {
        ...signed,
        updatedAt: card?.updatedAt,
      }),
    onSuccess: taken(words.signed),
    onError: (error) => {
      onError(error)
      void client.invalidateQueries(registrationCardQuery(bookingId))
    },
  })
  const unsigning = useMutation({
    mutationFn: () => sendForStaff<typeof unsignCardCall>('DELETE', `${path}/signature`),
    onSuccess: taken(words.unsigned),
    onError,
  })

  async function onPaper() {
    const { signPaperAsk: title, signPaperLine: line, signPaper: action } = words
    if (await confirm({ title, line, action })) signing.mutate({ how: 'paper', path: null })
  }

  async function onUnsign() {
    const { unsignAsk: title, unsignLine: line, unsign: action } = words
    if (await confirm({ title, line, action })) unsigning.mutate()
  }

  if (open === 'form')
    return (
      <CardForm
        bookingId={bookingId}
        answer={answer}
        onSaved={taken(words.saved)}
        onClose={() => setOpen(null)}
      />
    )
  return (
    <>
      {!isAsked && !card && <p className="text-ink-soft">{words.notAsked}</p>}
      {card ? <Lines card={card} /> : isAsked && <p>{words.none}</p>}
      <div className="flex flex-wrap gap-3">
        {!card?.signature && (
          <Button look="quiet" size="small" onClick={() => setOpen('form')}>
            {card ? words.change : words.fill}
          </Button>
        )}
        {card && !card.signature && (
          <>
            <Button size="small" onClick={() => setOpen('signing')}>
              {words.sign}
            </Button>
            <Button look="quiet" size="small" onClick={() => void onPaper()}>
              {words.signPaper}
            </Button>
          </>
        )}
        <a
          href={`${path}/file.pdf`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          {words.print}
        </a>
        {card?.signature && (
          <Button look="quiet" size="small" onClick={() => void onUnsign()}>
            {words.unsign}
          </Button>
        )}
      </div>
      {open === 'signing' && card && (
        <SigningDialog
          answer={answer}
          isSending={signing.isPending}
          onSign={(drawn) => signing.mutate({ how: 'drawn', path: drawn })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Lines({ card }: { card: Card }) {
  const { signature } = card
  return (
    <>
      <CardLines card={card} />
      <p className="text-sm text-ink-soft">{card.isByGuest ? words.byGuest : words.byStaff}</p>
      {signature && (
        <div>
          <p>
            {signature.how === 'drawn'
              ? words.signedDrawn(formatInstant(signature.at), signature.by)
              : words.signedPaper(formatInstant(signature.at), signature.by)}
          </p>
          {signature.path && (
            <svg
              role="img"
              aria-label={CARD_WORDS.signature}
              viewBox={`0 0 ${SIGNING_FIELD.width} ${SIGNING_FIELD.height}`}
              className="mt-2 w-full max-w-60 rounded-control border border-line"
            >
              <path d={signature.path} fill="none" stroke="currentColor" strokeWidth={4} />
            </svg>
          )}
        </div>
      )}
    </>
  )
}
