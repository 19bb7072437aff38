import { useState } from 'react'
import { timeOrArrival } from '@/features/bookings/rules/payment-choice'
import { EMPTY_DRAFT } from '@/features/checkout/rules/checkout'
import { useDraft } from '@/features/checkout/web/checkout-memory'
import { forgetDraft } from '@/features/checkout/web/checkout-store'
import type { GroupReceipt } from '@/features/groups/contract'
import type { DraftPart } from '@/features/groups/rules/group-link'
import { depositFor } from '@/features/online-payments/rules/deposit-for'
import { useProperty } from '@/features/property/web/use-property'
import type { Board } from '@/features/rates/rules/board'
import { BOARD_WORDS } from '@/features/rates/text'
import { picturesOf } from '@/features/search/rules/results'
import type { GuestDetails } from '@/features/stay-calendar/rules/typed-details'
import { recallDetails } from '@/features/stay-calendar/web/sent-details'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { Day } from '@/kernel/days'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import {
  boardsOf,
  type ChosenVilla,
  choose,
  countGuests,
  type GroupWish,
  isComplete,
  type Known,
  offerKinds,
  setCount,
  substitute,
  totalOf,
} from '../rules/group-draft'
import { putOnPlan } from '../rules/group-plan'
import { writeGroupRequest } from '../rules/group-request'
import { GroupForm } from './group-form'
import { GroupKinds } from './group-kinds'
import { GroupPlans } from './group-plans'
import { GROUP_WORDS as words } from './group-text'
import { saveExtras, saveNames, useGroupNames } from './group-typed'
import { GroupVilla } from './group-villa'
import { saveGroup } from './saved-group'
import { useGroupExtras } from './use-group-extras'
import { useSendGroup } from './use-send-group'

type GroupBookingProps = {
  known: Known
  wish: GroupWish
  parts: readonly DraftPart[]
  today: Day
  onParts: (parts: readonly DraftPart[]) => void
  onBoard: (board: Board) => void
  onBooked: () => void
}

/** The kinds to choose from, the chosen villas, and the form that sends them as one. */
export function GroupBooking({ known, wish, parts, today, onParts, onBoard, onBooked }: GroupBookingProps) {
  const { draft, change } = useDraft(today)
  const property = useProperty()
  const names = useGroupNames()
  const sending = useSendGroup(finish)
  /** Whether the guest has said who is where: then nobody is moved any more. */
  const [keepsParties, setKeepsParties] = useState(false)
  const [beganEmpty] = useState(parts.length === 0)
  const flexible = choose(parts, known, wish)
  const { chosen, plan, lost } = putOnPlan(flexible, draft?.planId ?? null, today)
  const boards = boardsOf(chosen)
  const extras = useGroupExtras(chosen)

  function changeParts(next: readonly DraftPart[]) {
    sending.reset()
    onParts(next)
  }

  function changePart(villa: ChosenVilla, next: DraftPart | null) {
    if (next && next.party !== villa.part.party) setKeepsParties(true)
    changeParts(chosen.flatMap((one) => (one === villa ? (next ?? []) : one.part)))
  }

  function send() {
    // Here by the time the answer is; the page asks for it again and tells when it cannot be had.
    import('./group-receipt').catch(() => undefined)
    if (!draft) return
    const paymentTime = timeOrArrival(draft.paymentTime, property)
    const typed = { ...draft, paymentTime, names, plan, extras: extras.villas }
    // What is refused for its extras is shown at their price of now.
    sending.send(writeGroupRequest(chosen, wish, typed), { onError: extras.askAgain })
  }

  function finish(receipt: GroupReceipt) {
    const villas = receipt.parts.map(({ villaId }) => {
      const villa = known.villas.find(({ id }) => id === villaId)
      return villa ? unitNameOf(villa, 'full') : ''
    })
    forgetDraft()
    saveNames(null)
    saveExtras(null)
    saveGroup({ receipt, villas, ...recallDetails(receipt.reference) })
    onBooked()
  }

  const problemOf = (path: string) =>
    sending.problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`))?.message

  return (
    <>
      <GroupKinds
        kinds={offerKinds(parts, known, wish)}
        wish={wish}
        count={chosen.length}
        isOpen={beganEmpty}
        onCount={(id, count) => changeParts(setCount(parts, known, wish, { id, count, keepsParties }))}
      />
      <section aria-labelledby="group-title" className="grid min-w-0 gap-4">
        <div>
          <h2 id="group-title" className="text-xl">
            {words.chosen.title(chosen.length)}
          </h2>
          <p aria-live="polite" className="mt-1 text-ink-soft">
            {tellPlaces(chosen, wish)}
          </p>
        </div>
        {chosen.length > 0 && (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {chosen.map((one, place) => {
              const other = one.isFree ? undefined : substitute(parts, one, known, wish)
              return (
                <li key={one.villa.id}>
                  <GroupVilla
                    chosen={one}
                    pictures={picturesOf({ category: null, offers: [one] }, known.villas)}
                    name={names[one.villa.id] ?? ''}
                    extras={extras.villas[place]}
                    refusal={problemOf(`parts.${place}`)}
                    onExtras={(choice) => {
                      sending.reset()
                      extras.choose(one.villa.id, choice)
                    }}
                    onExtrasForAll={
                      chosen.length > 1
                        ? (choice) => {
                            sending.reset()
                            extras.chooseForAll(choice)
                          }
                        : undefined
                    }
                    onName={(name) => saveNames({ ...names, [one.villa.id]: name })}
                    onChange={(next) => changePart(one, next)}
                    onRemove={() => changePart(one, null)}
                    onSubstitute={other && (() => changePart(one, other))}
                  />
                </li>
              )
            })}
          </ul>
        )}
        {boards.length > 1 && chosen.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2 noscript:hidden">
            <Field label={words.board}>
              {(aria) => (
                <Select
                  {...aria}
                  value={wish.board}
                  onChange={({ target }) => {
                    const board = boards.find((name) => name === target.value)
                    if (board) onBoard(board)
                  }}
                >
                  {boards.map((board) => (
                    <option key={board} value={board}>
                      {BOARD_WORDS.names[board]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        )}
      </section>
      {chosen.length > 0 && (
        <GroupForm
          draft={draft ?? EMPTY_DRAFT}
          total={totalOf(chosen) + extras.cents}
          extras={extras.cents}
          hasExtras={extras.villas.some(({ offered }) => offered.length > 0)}
          deposit={chosen.reduce((sum, { stay, quote }) => sum + depositFor(stay, quote, property), 0)}
          checkIns={chosen.map(({ stay }) => stay.checkIn)}
          plan={plan}
          planChoice={
            <GroupPlans
              {...{ flexible, today, plan, lost }}
              onChoose={(planId) => {
                sending.reset()
                change((before) => ({ ...before, planId }))
              }}
            />
          }
          isComplete={isComplete(chosen) && extras.isKnown}
          isSending={sending.isSending}
          failure={sending.failure}
          problemOf={problemOf}
          onChange={(changed) => {
            sending.reset()
            const { details: typed, ...others } = changed
            const seen = (draft ?? EMPTY_DRAFT).details
            change((before) => ({
              ...before,
              ...others,
              ...(typed && { details: takeTyped(before.details, seen, typed) }),
            }))
          }}
          onSend={send}
        />
      )}
    </>
  )
}

/**
 * Takes over the fields that differ from what was seen alone: a page that wakes hands on what was typed before field by
 * field, without a render in between.
 */
function takeTyped(before: GuestDetails, seen: GuestDetails, typed: GuestDetails): GuestDetails {
  const isTyped = ([field, value]: [string, string]) => value !== seen[field as keyof GuestDetails]
  return { ...before, ...Object.fromEntries(Object.entries(typed).filter(isTyped)) }
}

/** What is still to be done about the villas, or whom they hold. */
function tellPlaces(chosen: readonly ChosenVilla[], { party }: GroupWish): string {
  if (chosen.length === 0) return words.chosen.none
  if (chosen.length === 1) return words.chosen.one
  const placed = countGuests(chosen.map(({ part }) => part))
  return placed < party.guests ? words.chosen.left(party.guests - placed) : words.chosen.placed(placed)
}
