import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { samplePicture } from '@/features/media/sample'
import { loadedHead } from '@/web/kit/loaded-head'
import { challengesContent } from '../content/challenges'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { ChallengesBoard } from '../sections/challenges-board'

export const Route = createFileRoute('/challenges')({
  loader: ({ context }) =>
    loadInnerPage(context, {
      title: challengesContent.title,
      description: challengesContent.description,
      path: '/challenges',
      image: samplePicture('basket-weaving'),
    }),
  head: loadedHead,
  component: ChallengesPage,
})

function ChallengesPage() {
  return (
    <main id="main">
      <ChallengesBoard />
      <ClosingCall {...challengesContent.closing} />
      <BookBar />
    </main>
  )
}
