import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { GUESTS_PATH } from '@/features/guest-stays/paths'
import { LABEL_WORDS } from '@/kernel/labels'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { PHONE_SOURCE_NAMES } from '../rules/source-names'
import type { changePhoneConsentCall } from '../staff-contract'
import { guestPhoneConsentsQuery } from '../staff-queries'
import { phoneConsentCardText as words } from './admin-text'

/** On a guest's profile: which numbers get messages about the stay, who said so when, and what they say now. */
export function PhoneConsentCard({ guestId }: { guestId: number }) {
  const client = useQueryClient()
  const query = guestPhoneConsentsQuery(guestId)
  const { data, isError } = useQuery({ ...query, staleTime: 0 })
  const mayWrite = useMay('front-desk')
  const saving = useMutation({
    mutationFn: (body: { phone: string; isOn: boolean }) =>
      sendForStaff<typeof changePhoneConsentCall>('POST', `${GUESTS_PATH}/${guestId}/phone-messages`, body),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
    onError: (error) => {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.failed, description, tone: 'destructive' })
    },
  })
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div>
        <h3 className="text-lg">{words.title}</h3>
        <p className="text-ink-soft">{words.help}</p>
      </div>
      {isError && <p role="alert">{words.unknown}</p>}
      {data?.length === 0 && <p>{words.none}</p>}
      {data?.map(({ phone, isOn, answers: [last] }) => (
        <div
          key={phone}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line pt-3"
        >
          <p className="min-w-0">
            <strong className="tabular wrap-anywhere">{phone}</strong>
            {LABEL_WORDS.colon} {words.isOn(isOn)}
            <span className="block text-sm wrap-anywhere text-ink-soft">
              {last
                ? words.said(formatInstant(last.at), PHONE_SOURCE_NAMES[last.source], last.staffEmail)
                : words.never}
            </span>
          </p>
          {mayWrite && (
            <Button
              look="quiet"
              size="small"
              disabled={saving.isPending}
              aria-label={isOn ? words.stopOf(phone) : words.startOf(phone)}
              onClick={() => saving.mutate({ phone, isOn: !isOn })}
            >
              {isOn ? words.stop : words.start}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
