import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MY_BOOKING_PATH } from '@/features/my-booking/paths'
import { guestBookingQuery } from '@/features/my-booking/queries'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import type { changeOwnConsentCall } from '../contract'
import { ownConsentsQuery } from '../queries'
import { consentText as words } from '../rules/consent-text'
import type { ConsentPurpose } from '../rules/purposes'

/** On the page of a booking: mails besides those of the booking, each given and taken back with one press. */
export function Consents({ token }: { token: string }) {
  const client = useQueryClient()
  const query = ownConsentsQuery(token)
  // Asked for once the booking is there, and gone with it: after an erasure the link leads nowhere.
  const { data: booking } = useQuery({ ...guestBookingQuery(token), enabled: false })
  const { data = [] } = useQuery({ ...query, enabled: booking !== undefined })
  const saving = useMutation({
    mutationFn: (body: { purpose: ConsentPurpose; isOn: boolean }) =>
      send<typeof changeOwnConsentCall>(
        'POST',
        `${MY_BOOKING_PATH}/${encodeURIComponent(token)}/messages`,
        body,
      ),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  })

  if (!booking || data.length === 0) return null
  return (
    <section aria-labelledby="own-consents" className="mt-8 max-w-measure print:hidden">
      <h2 id="own-consents" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      <ul className="mt-2">
        {data.map(({ purpose, isOn }) => {
          const name = words.names[purpose]
          return (
            <li
              key={purpose}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3"
            >
              <p>
                <span className="font-semibold">{name}</span>
                <span role="status" className="block text-ink-soft">
                  {isOn ? words.on : words.off}
                </span>
              </p>
              <Button
                look="quiet"
                size="small"
                // Not `disabled`: the focus stays with who goes by keyboard.
                aria-disabled={saving.isPending}
                aria-label={isOn ? words.stopOf(name) : words.startOf(name)}
                onClick={() => saving.isPending || saving.mutate({ purpose, isOn: !isOn })}
              >
                {isOn ? words.stop : words.start}
              </Button>
            </li>
          )
        })}
      </ul>
      {saving.isError && (
        <p role="alert" className="mt-3 font-semibold text-alarm">
          {words.failed}
        </p>
      )}
    </section>
  )
}
