import { type ReactNode, useState } from 'react'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Container } from '@/web/ui/section'
import { allChallenges, type Challenge, challengesContent } from '../content/challenges'
import { NO_PROGRESS, type Progress, rankOf, toggleChallenge } from './challenge-progress'
import { ChallengesBasket } from './challenges-basket'
import { useChallengeProgress } from './use-challenge-progress'

/** The basket and the twelve challenges that weave it. */
export function ChallengesBoard() {
  const { progress, isKept, change } = useChallengeProgress()
  const [beforeStartOver, setBeforeStartOver] = useState<Progress | null>(null)

  function onToggle(id: string) {
    setBeforeStartOver(null)
    change(toggleChallenge(progress, id))
  }

  function onStartOver() {
    setBeforeStartOver(progress)
    change(NO_PROGRESS)
  }

  function onUndo() {
    if (beforeStartOver) change(beforeStartOver)
    setBeforeStartOver(null)
  }

  return (
    <>
      <ChallengesHero done={progress.size} isKept={isKept}>
        {progress.size > 0 && (
          <Button look="light" size="small" onClick={onStartOver}>
            {challengesContent.startOver}
          </Button>
        )}
        {beforeStartOver && (
          <>
            <span>{challengesContent.startedOver}</span>
            <Button look="light" size="small" onClick={onUndo}>
              {challengesContent.undo}
            </Button>
          </>
        )}
      </ChallengesHero>
      <Container className="grid gap-14 py-14 md:gap-20 md:py-20">
        {challengesContent.groups.map(({ title, line, challenges: group }) => (
          <section key={title} aria-label={title} className="grid gap-x-16 gap-y-6 lg:grid-cols-[15rem_1fr]">
            <div className="lg:sticky lg:top-28 lg:self-start">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2 text-ink-soft">{line}</p>
            </div>
            <ul className="border-t border-line">
              {group.map((challenge) => (
                <Entry
                  key={challenge.id}
                  challenge={challenge}
                  isDone={progress.has(challenge.id)}
                  onToggle={() => onToggle(challenge.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  )
}

function ChallengesHero({ done, isKept, children }: { done: number; isKept: boolean; children: ReactNode }) {
  const { hero, status, ranks, notKept, noScript } = challengesContent
  return (
    <header className="overflow-hidden bg-dusk on-dark">
      <Container className="grid items-center gap-10 py-12 md:grid-cols-[1.35fr_1fr] md:py-16">
        <div>
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="mt-5 max-w-lg text-lg">{hero.line}</p>
          <div role="status" className="mt-8 noscript:hidden">
            <p className="tabular font-serif text-2xl text-gold">{status(done, allChallenges().length)}</p>
            <p className="mt-1">{rankOf(done, ranks)}</p>
            {!isKept && <p className="mt-3 max-w-lg font-semibold">{notKept}</p>}
          </div>
          <div className="mt-5 flex min-h-11 flex-wrap items-center gap-3 noscript:hidden">{children}</div>
          <p className="mt-6 hidden max-w-lg noscript:block">{noScript}</p>
        </div>
        <ChallengesBasket
          done={done}
          total={allChallenges().length}
          className="mx-auto w-full max-w-72 md:max-w-104 noscript:hidden"
        />
      </Container>
    </header>
  )
}

function Entry({
  challenge: { id, title, text, where },
  isDone,
  onToggle,
}: {
  challenge: Challenge
  isDone: boolean
  onToggle: () => void
}) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-6 sm:grid-cols-[1fr_auto] sm:items-start">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 max-w-measure text-ink-soft">{text}</p>
        <p className="mt-2 flex gap-1.5 text-sm">
          <Icon name="pin" className="mt-0.5 size-4.5 text-leaf" />
          {where}
        </p>
      </div>
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start rounded-control border border-line-strong bg-paper px-4 font-semibold has-checked:border-forest has-checked:bg-mist noscript:hidden"
      >
        <input
          id={id}
          type="checkbox"
          checked={isDone}
          onChange={onToggle}
          className="size-5 accent-forest"
        />
        {challengesContent.done}
        <span className="sr-only">{challengesContent.doneWith(title)}</span>
      </label>
    </li>
  )
}
