import { useMemo, useState } from 'react'
import { pictureField } from '@/features/media/web/admin-picture-field'
import { richTextField } from '@/features/rich-text/web/admin-rich-text-field'
import type { WithTimestamps } from '@/kernel/resource'
import { describeSection } from '@/web/admin-kit/admin-section'
import type { FieldKind } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { shownDaysFields, shownState, statusByDays } from '@/web/admin-kit/shown-days'
import { ShownStatus } from '@/web/admin-kit/shown-status'
import { staffListQuery } from '@/web/admin-kit/staff-list-query'
import { useMay } from '@/web/admin-kit/use-may'
import { useWrites } from '@/web/admin-kit/use-writes'
import { Picture } from '@/web/ui/picture'
import { type BlogPost, blogPosts } from '../contract'
import { PostPreview } from './admin-preview'
import { blogAdminText, postColumns as column, postFields as label, publishSaid } from './admin-text'

/** The server makes it: it stands in no form, and is not sent. */
const MADE_FROM_BODY: FieldKind<string> = {
  label: label.body,
  write: () => '',
  read: () => undefined,
  render: () => null,
}

const FORM_FIELDS = [
  'title',
  'slug',
  'excerpt',
  'body',
  'imageUrl',
  'isPublished',
  'showFrom',
  'showUntil',
] as const

/** Posts of the blog: drafts for staff, published ones for everybody. */
export function BlogAdmin() {
  const [previewed, setPreviewed] = useState<WithTimestamps<BlogPost> | null>(null)
  const described = useMemo(() => describePosts(setPreviewed), [])
  return (
    <>
      <ResourceScreen {...described} />
      {/* Not in its row, which is another element when a tablet is turned. */}
      {previewed && <PostPreview post={previewed} onClose={() => setPreviewed(null)} />}
    </>
  )
}

const describePosts = (onPreview: (post: WithTimestamps<BlogPost>) => void) =>
  describeSection(blogPosts, {
    words: blogAdminText,
    columns: [
      {
        key: 'title',
        title: column.title,
        value: ({ title }) => title,
        cell: ({ title, slug }) => (
          <>
            <strong className="block">{title}</strong>
            <span className="text-xs font-normal wrap-anywhere text-ink-soft">{`/blog/${slug}`}</span>
          </>
        ),
      },
      {
        key: 'picture',
        title: column.picture,
        cell: ({ imageUrl }) => (
          <Picture address={imageUrl} alt="" className="h-12 w-18 rounded-tag object-cover" />
        ),
      },
      {
        key: 'status',
        title: column.status,
        value: statusOf,
        cell: (post) => <ShownStatus item={post} status={statusOf(post)} isShown={post.isPublished} />,
      },
      {
        key: 'written',
        title: column.written,
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => (
          <span className="tabular whitespace-nowrap">{formatInstantDay(createdAt)}</span>
        ),
      },
    ],
    filters: [
      {
        key: 'status',
        title: column.status,
        value: (one) => shownState(one, one.isPublished),
        label: statusOf,
      },
    ],
    fields: {
      title: field.text(label.title, { isRequired: true }),
      slug: field.optionalText(label.slug, { help: label.slugHelp }),
      excerpt: field.optionalLongText(label.excerpt, { help: label.excerptHelp, rows: 2 }),
      body: richTextField(label.body, { isRequired: true }),
      content: MADE_FROM_BODY,
      imageUrl: pictureField.optional(label.imageUrl, { isAcrossPage: true }),
      isPublished: field.toggle(label.isPublished, { help: label.publishedHelp }),
      ...shownDaysFields,
    },
    form: { groups: [{ title: blogAdminText.add, fields: FORM_FIELDS }] },
    rowActions: ({ item }) => <PostActions post={item} onPreview={() => onPreview(item)} />,
  })

/** Preview for all, publishing for whoever may write. */
function PostActions({ post, onPreview }: { post: WithTimestamps<BlogPost>; onPreview: () => void }) {
  const mayWrite = useMay('content')
  const { change } = useWrites(staffListQuery(blogPosts), blogPosts, blogAdminText)
  const { id, title, isPublished } = post
  return (
    <>
      <RowButton icon="journal" label={column.preview(title)} onClick={onPreview} />
      {mayWrite && (
        <RowButton
          icon={isPublished ? 'show' : 'hide'}
          label={isPublished ? column.withdraw(title) : column.publish(title)}
          onClick={() =>
            void change(
              id,
              { isPublished: !isPublished },
              isPublished ? publishSaid.withdraw : publishSaid.publish,
            )
          }
        />
      )}
    </>
  )
}

function statusOf(post: BlogPost): string {
  return post.isPublished ? (statusByDays(post) ?? column.published) : column.draft
}
