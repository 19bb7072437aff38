import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { failureToast, type ResourceWords } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { showToast } from '@/web/ui/toast'
import { STAFF_REVIEWS_PATH } from '../paths'
import type { changeReviewCall, ReviewChange, StaffReview } from '../staff-contract'
import { staffReviewsQuery } from '../staff-queries'
import { ReviewDialog } from './admin-review'
import { reviewSaid as said, reviewsAdminText as words } from './admin-text'
import { RatingStars } from './rating-stars'

const columns: readonly Column<StaffReview>[] = [
  {
    key: 'guest',
    title: words.guest,
    value: ({ firstName }) => firstName,
    cell: ({ firstName }) => <strong>{firstName}</strong>,
  },
  {
    key: 'rating',
    title: words.rating,
    value: ({ overall }) => overall,
    cell: ({ overall }) => <RatingStars rating={overall} />,
  },
  {
    key: 'words',
    title: words.words,
    value: ({ words: text }) => text,
    cell: ({ words: text }) => (
      <span className="line-clamp-2 max-w-120 text-ink-soft">{text ?? words.noWords}</span>
    ),
  },
  {
    key: 'status',
    title: words.status,
    value: statusOf,
    cell: (review) => <Badge color={review.isPublished ? 'green' : 'orange'}>{statusOf(review)}</Badge>,
  },
  {
    key: 'received',
    title: words.received,
    value: ({ submittedAt }) => submittedAt,
    cell: ({ submittedAt }) => (
      <span className="tabular whitespace-nowrap">{formatInstantDay(submittedAt)}</span>
    ),
  },
]

const filters: readonly Filter<StaffReview>[] = [
  {
    key: 'status',
    title: words.status,
    value: ({ isPublished }) => (isPublished ? 'published' : 'waiting'),
    label: statusOf,
  },
]

/** What guests wrote after their stays, newest first: to be read, published and answered. */
export function ReviewsAdmin() {
  const queryClient = useQueryClient()
  const [openId, setOpenId] = useState<number | null>(null)
  const query = useQuery(staffReviewsQuery)
  const open = query.data?.find(({ id }) => id === openId)

  /** Goes along with the version that was read: what the guest changed since is not published unread. */
  async function change({ id, updatedAt }: StaffReview, part: ReviewChange, done: ResourceWords) {
    try {
      const saved = await sendForStaff<typeof changeReviewCall>('PATCH', `${STAFF_REVIEWS_PATH}/${id}`, {
        ...part,
        updatedAt,
      })
      // Before it is said: who goes on at once goes on with the version that was saved.
      queryClient.setQueryData(staffReviewsQuery.queryKey, (reviews) =>
        reviews?.map((review) => (review.id === saved.id ? saved : review)),
      )
      showToast({ title: done.done.update })
    } catch (error) {
      showToast(failureToast(done, 'update', error))
    } finally {
      await refetchLists(queryClient)
    }
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={columns}
        filters={filters}
        words={words}
        actions={(review) => (
          <RowButton
            icon="journal"
            label={words.open(review.firstName)}
            onClick={() => setOpenId(review.id)}
          />
        )}
      />
      {open && (
        <ReviewDialog
          key={open.id}
          review={open}
          onPublish={(isPublished) =>
            void change(open, { isPublished }, isPublished ? said.published : said.takenBack)
          }
          onAnswer={(answer) => void change(open, { answer }, said.answered)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

function statusOf({ isPublished }: StaffReview): string {
  return isPublished ? words.published : words.waiting
}
