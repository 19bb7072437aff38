import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type CheckoutStep, JOURNEY_STEPS } from '@/features/search/rules/checkout-link'
import { Button, buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { checkoutText as words } from './checkout-text'

/** The steps in a row: those behind lead back, the present one is marked, those ahead wait. */
export function CheckoutProgress({ step, open }: { step: CheckoutStep; open: CheckoutStep }) {
  const current = JOURNEY_STEPS.indexOf(step)
  const last = JOURNEY_STEPS.indexOf(open)
  return (
    <nav aria-label={words.region}>
      <ol className="flex justify-between gap-3 md:justify-start">
        {JOURNEY_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className="flex items-center gap-2"
          >
            <StepMark name={name} index={index} current={current} isOpen={index <= last} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({
  name,
  index,
  current,
  isOpen,
}: {
  name: CheckoutStep
  index: number
  current: number
  isOpen: boolean
}) {
  const isCurrent = index === current
  const look = joinClasses(
    'flex min-h-11 items-center gap-2 text-sm font-semibold',
    !isCurrent && !isOpen && 'text-ink-soft',
  )
  const mark = (
    <>
      <span
        aria-hidden="true"
        className={joinClasses(
          'flex size-8 items-center justify-center rounded-full border',
          isCurrent ? 'border-forest bg-forest text-paper' : 'border-line-strong',
        )}
      >
        {index < current ? <Icon name="check" className="size-4" /> : index + 1}
      </span>
      <span className="max-sm:sr-only">{words.titles[name]}</span>
      {index < current && <span className="sr-only">{words.done}</span>}
    </>
  )
  if (isCurrent || !isOpen) return <span className={look}>{mark}</span>
  return (
    <Link to="/booking" search={{ step: name }} className={look}>
      {mark}
    </Link>
  )
}

type StepFormProps = {
  step: CheckoutStep
  /** False on the first view of a page: it leaves the focus where it is. */
  takesFocus: boolean
  onSubmit: () => void
  /** What is shown beside the button on phones, where the summary is out of view. */
  price: ReactNode
  submit?: string
  isBusy?: boolean
  children: ReactNode
}

/** One step: its title, what is asked, the way back and the way on, which stay at the lower edge of the screen. */
export function StepForm(props: StepFormProps) {
  const { step, takesFocus, onSubmit, price, submit = words.next, isBusy = false, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const index = JOURNEY_STEPS.indexOf(step)
  const before = JOURNEY_STEPS[index - 1]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when the step opens
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [])

  // What keeps the guest from going on stands at the beginning of the step, which may be out of view. What the server
  // says against it comes after the press, and may come a render after the form is free again.
  const shownTry = useRef(0)
  useEffect(() => {
    if (isBusy) shownTry.current = 0
    if (isBusy || shownTry.current === tries) return
    const alert = form.current?.querySelector('[role=alert]')
    alert?.scrollIntoView({ block: 'nearest' })
    if (alert) shownTry.current = tries
  })

  function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setTries(tries + 1)
    onSubmit()
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="grid min-w-0 gap-6">
      <div>
        <p className="text-sm font-semibold text-clay">{words.stepOf(index + 1, JOURNEY_STEPS.length)}</p>
        <h2 ref={title} tabIndex={-1} className="scroll-mt-40 text-3xl outline-none">
          {words.titles[step]}
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">{words.leads[step]}</p>
      </div>
      {children}
      <div className="sticky bottom-0 low:static z-20 -mx-5 flex max-[22rem]:flex-wrap items-center gap-3 border border-line bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] not-low:sm:max-xl:pr-22 md:rounded-card">
        {before && (
          <Link to="/booking" search={{ step: before }} className={buttonClass({ look: 'quiet' })}>
            <Icon name="chevronLeft" />
            <span className="max-sm:sr-only">{words.back}</span>
          </Link>
        )}
        <div className="tabular ml-auto text-right leading-tight">{price}</div>
        <Button type="submit" look="action" disabled={isBusy} className="max-[22rem]:grow">
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** A step and, beside it where there is room, what is chosen so far. */
export function CheckoutColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-5 grid items-start gap-8 xl:grid-cols-[1fr_21rem]">
      {children}
      <div className="max-xl:hidden xl:sticky xl:top-24">{aside}</div>
    </div>
  )
}
