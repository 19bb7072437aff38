import { Dialog } from '@/web/ui/dialog'
import { Picture } from '@/web/ui/picture'
import type { BlogPost } from '../contract'
import { postColumns as words } from './admin-text'
import { PostBody } from './post-body'

/** A post as visitors will read it. */
export function PostPreview({ post, onClose }: { post: BlogPost; onClose: () => void }) {
  const { title, excerpt, imageUrl } = post
  return (
    <Dialog open title={words.previewTitle} onClose={onClose} className="sm:max-w-4xl">
      <article className="grid gap-6">
        <header className="mx-auto max-w-3xl text-center">
          <h3 className="text-3xl break-words">{title}</h3>
          {excerpt && <p className="mx-auto mt-4 max-w-measure text-lg text-ink-soft">{excerpt}</p>}
        </header>
        {imageUrl && (
          <Picture address={imageUrl} alt="" className="aspect-21/9 w-full rounded-card object-cover" />
        )}
        <PostBody post={post} />
      </article>
    </Dialog>
  )
}
