import { fillTemplate } from '@/features/message-threads/rules/fill-template'
import { measureSms } from '@/features/phone-messages/rules/sms-length'
import { WAY_NAMES } from '@/features/phone-messages/rules/ways'
import { toWhatsappTemplate } from '@/features/phone-messages/rules/whatsapp-template'
import { LABEL_WORDS } from '@/kernel/labels'
import { Dialog } from '@/web/ui/dialog'
import type { GuestMessageRule } from '../staff-contract'
import { SAMPLE_VALUES, guestMessageColumns as words } from './admin-text'

const CARD = 'grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-6'

/** A message with the fields of a sample guest in it, as it goes to a phone and by mail. */
export function MessagePreview({ rule, onClose }: { rule: GuestMessageRule; onClose: () => void }) {
  return (
    <Dialog open title={words.previewTitle} onClose={onClose}>
      {rule.way !== 'mail' && (
        <>
          <h3 className="mb-2 font-semibold">
            {words.previewPhone}
            {LABEL_WORDS.colon} {WAY_NAMES[rule.way]}
          </h3>
          <article className={CARD}>
            <p className="wrap-anywhere whitespace-pre-line">{fillTemplate(rule.phoneText, SAMPLE_VALUES)}</p>
          </article>
          {rule.way === 'sms' ? <SmsLength text={rule.phoneText} /> : <TemplateBody text={rule.phoneText} />}
          <h3 className="mt-6 mb-2 font-semibold">{words.previewMail}</h3>
        </>
      )}
      <article className={CARD}>
        <h3 className="text-lg wrap-anywhere">{fillTemplate(rule.subject, SAMPLE_VALUES)}</h3>
        <p className="wrap-anywhere whitespace-pre-line">{fillTemplate(rule.text, SAMPLE_VALUES)}</p>
      </article>
      <p className="mt-3 text-sm text-ink-soft">{words.previewNote}</p>
    </Dialog>
  )
}

/** What it costs, and what makes it cost more. */
function SmsLength({ text }: { text: string }) {
  const { segments, units, wide } = measureSms(fillTemplate(text, SAMPLE_VALUES))
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {words.smsLength(segments, units)} {wide.length > 0 && words.wideLetters(wide.join(' '))}
    </p>
  )
}

function TemplateBody({ text }: { text: string }) {
  return (
    <div className="mt-3 text-sm text-ink-soft">
      <p>{words.templateBody}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">{toWhatsappTemplate(text).body}</p>
    </div>
  )
}
