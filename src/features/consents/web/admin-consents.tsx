import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { GUESTS_PATH } from '@/features/guest-stays/paths'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { consentText, SOURCE_NAMES } from '../rules/consent-text'
import type { ConsentPurpose } from '../rules/purposes'
import type { changeGuestConsentCall } from '../staff-contract'
import { guestConsentsQuery } from '../staff-queries'
import { consentCardText as words } from './admin-text'

/** On a guest's profile: what they agreed to be written about, who wrote it down when, and what they say now. */
export function ConsentCard({ guestId }: { guestId: number }) {
  const client = useQueryClient()
  const query = guestConsentsQuery(guestId)
  const { data, isError } = useQuery({ ...query, staleTime: 0 })
  const mayWrite = useMay('front-desk')
  const saving = useMutation({
    mutationFn: (body: { email: string; purpose: ConsentPurpose; isOn: boolean }) =>
      sendForStaff<typeof changeGuestConsentCall>('POST', `${GUESTS_PATH}/${guestId}/messages`, body),
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
      {data?.map(({ email, consents, answers }) => (
        <div key={email} className="grid gap-2 border-t border-line pt-3">
          <h4 className="font-semibold wrap-anywhere">{email}</h4>
          {consents.map(({ purpose, isOn }) => {
            const name = consentText.names[purpose]
            const last = answers.find((one) => one.purpose === purpose)
            return (
              <div key={purpose} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
                <p className="min-w-0">
                  {words.isOn(name, isOn)}
                  <span className="block text-sm wrap-anywhere text-ink-soft">
                    {last
                      ? words.said(formatInstant(last.at), SOURCE_NAMES[last.source], last.staffEmail)
                      : words.usual}
                  </span>
                </p>
                {mayWrite && (
                  <Button
                    look="quiet"
                    size="small"
                    disabled={saving.isPending}
                    aria-label={isOn ? words.stopOf(name, email) : words.startOf(name, email)}
                    onClick={() => saving.mutate({ email, purpose, isOn: !isOn })}
                  >
                    {isOn ? words.stop : words.start}
                  </Button>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </section>
  )
}
