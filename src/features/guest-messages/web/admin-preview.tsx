import { fillTemplate } from '@/features/message-threads/rules/fill-template'
import { Dialog } from '@/web/ui/dialog'
import type { GuestMessageRule } from '../staff-contract'
import { SAMPLE_VALUES, guestMessageColumns as words } from './admin-text'

/** A message with the fields of a sample guest in it. */
export function MessagePreview({ rule, onClose }: { rule: GuestMessageRule; onClose: () => void }) {
  return (
    <Dialog open title={words.previewTitle} onClose={onClose}>
      <article className="grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-6">
        <h3 className="text-lg wrap-anywhere">{fillTemplate(rule.subject, SAMPLE_VALUES)}</h3>
        <p className="wrap-anywhere whitespace-pre-line">{fillTemplate(rule.text, SAMPLE_VALUES)}</p>
      </article>
      <p className="mt-3 text-sm text-ink-soft">{words.previewNote}</p>
    </Dialog>
  )
}
