import { useState } from 'react'
import { pictureField } from '@/features/media/web/admin-picture-field'
import type { Kept } from '@/kernel/resource'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { useMay } from '@/web/admin-kit/role'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { useWrites } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { Picture } from '@/web/ui/picture'
import { type BlogPost, blogPosts } from '../contract'
import { PostPreview } from './admin-preview'
import { blogAdminText, postColumns as column, postFields as label, publishSaid } from './admin-text'

/** Posts of the blog: drafts for staff, published ones for everybody. */
export const BlogAdmin = adminSection(blogPosts, {
  words: blogAdminText,
  columns: [
    {
      title: column.title,
      value: ({ title }) => title,
      cell: ({ title, slug }) => (
        <>
          <strong className="block">{title}</strong>
          <span className="text-xs font-normal wrap-anywhere text-ink-soft">/blog/{slug}</span>
        </>
      ),
    },
    {
      title: column.picture,
      cell: ({ imageUrl }) => (
        <Picture address={imageUrl} alt="" className="h-12 w-18 rounded-tag object-cover" />
      ),
    },
    {
      title: column.status,
      value: statusOf,
      cell: (post) => <Badge color={post.isPublished ? 'green' : 'orange'}>{statusOf(post)}</Badge>,
    },
    {
      title: column.written,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => (
        <span className="tabular whitespace-nowrap">{formatInstantDay(createdAt)}</span>
      ),
    },
  ],
  filters: [{ title: column.status, value: statusOf }],
  fields: {
    title: field.text(label.title, { isRequired: true }),
    slug: field.optionalText(label.slug, { help: label.slugHelp }),
    excerpt: field.optionalLongText(label.excerpt, { help: label.excerptHelp, rows: 2 }),
    content: field.longText(label.content, { help: label.contentHelp, isRequired: true, rows: 14 }),
    imageUrl: pictureField.optional(label.imageUrl, { isAcrossPage: true }),
    isPublished: field.toggle(label.isPublished, { help: label.publishedHelp }),
  },
  rowActions: PostActions,
})

/** Preview for all, publishing for whoever may write. */
function PostActions({ item: post }: { item: Kept<BlogPost> }) {
  const mayWrite = useMay('admin')
  const [isPreviewed, setPreviewed] = useState(false)
  const { change } = useWrites<BlogPost>(blogPosts, blogAdminText)
  const { id, title, isPublished } = post
  return (
    <>
      <RowButton icon="journal" label={column.preview(title)} onClick={() => setPreviewed(true)} />
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
      {isPreviewed && <PostPreview post={post} onClose={() => setPreviewed(false)} />}
    </>
  )
}

function statusOf({ isPublished }: { isPublished: boolean }): string {
  return isPublished ? column.published : column.draft
}
