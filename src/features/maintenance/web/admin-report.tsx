import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { explainUpload } from '@/features/media/web/admin-send-upload'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { confirmLoss, useUnsaved } from '@/web/admin-kit/use-unsaved'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { type Attempt, nextAttempt } from '@/web/kit/send-attempt'
import { Button } from '@/web/ui/button'
import { Select, Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { MAINTENANCE_PATH } from '../paths'
import { URGENCIES, type Urgency } from '../rules/ticket'
import type { reportTicketCall } from '../staff-contract'
import { PhotoButton } from './admin-photo-button'
import { sendPhoto } from './admin-send-photo'
import { maintenanceText, URGENCY_WORDS, reportText as words } from './admin-text'

/** As the contract has it. */
const LONGEST_DESCRIPTION = 1000

type ReportDialogProps = {
  villas: readonly { id: number; name: string }[]
  /** The villa it begins with. */
  villaId?: number
  onClose: () => void
}

/** Tells what is wrong in a villa, with a photo; for any phone. */
export function ReportDialog({ villas, villaId, onClose }: ReportDialogProps) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const [villa, setVilla] = useState(villaId ? String(villaId) : '')
  const [description, setDescription] = useState('')
  const [urgency, setUrgency] = useState<Urgency>('normal')
  const [photo, setPhoto] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<{ villa?: string; description?: string }>({})
  const isTyped = description.trim() !== '' || photo !== null
  useUnsaved(isTyped && !isSending)

  async function onAskClose() {
    if (!isSending && (!isTyped || (await confirmLoss()))) onClose()
  }

  async function onSend(event: FormEvent) {
    event.preventDefault()
    const missing = {
      ...(villa === '' && { villa: words.choose }),
      ...(description.trim() === '' && { description: words.description }),
    }
    setProblems(missing)
    if (isSending || Object.keys(missing).length > 0) return
    setSending(true)
    const report = { villaId: Number(villa), description: description.trim(), urgency }
    // The same report sent again, after an answer that was lost, is the same ticket.
    attempt.current = nextAttempt(attempt.current, JSON.stringify(report))
    try {
      const { id } = await sendForStaff<typeof reportTicketCall>('POST', MAINTENANCE_PATH, {
        ...report,
        key: attempt.current.key,
      })
      if (photo) await addPhoto(id, photo)
      else showToast({ title: words.sent })
      onClose()
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.failed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Dialog
      open
      title={words.report}
      onClose={() => void onAskClose()}
      closesOnBackdrop={!isTyped}
      className="max-w-md"
    >
      <form noValidate onSubmit={(event) => void onSend(event)} className="grid gap-4">
        <Field label={maintenanceText.villa} required error={problems.villa}>
          {(control) => (
            <Select {...control} value={villa} onChange={({ target }) => setVilla(target.value)}>
              <option value="">{words.choose}</option>
              {villas.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={words.description}
          help={words.descriptionHelp}
          required
          error={problems.description && words.descriptionHelp}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LONGEST_DESCRIPTION}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        <UrgencyChoice urgency={urgency} onChange={setUrgency} />
        <div className="grid gap-2">
          <PhotoButton label={photo ? words.otherPhoto : words.addPhoto} onPhoto={setPhoto} />
          <p role="status" className="text-sm wrap-anywhere text-ink-soft empty:hidden">
            {photo && words.photoChosen(photo.name)}
          </p>
        </div>
        <Button type="submit" look="action" size="large" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
      </form>
    </Dialog>
  )
}

/** A report without its photo is worth more than none: what failed of the two is said. */
async function addPhoto(ticketId: number, photo: File) {
  try {
    await sendPhoto(ticketId, photo)
    showToast({ title: words.sent })
  } catch (error) {
    const description = `${words.photoLeft} ${explainUpload(error)}`
    showToast({ title: words.photoFailed, description, tone: 'destructive' })
  }
}

function UrgencyChoice({ urgency, onChange }: { urgency: Urgency; onChange: (urgency: Urgency) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1.5 text-sm font-semibold">{maintenanceText.urgency}</legend>
      {URGENCIES.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="urgency"
            className="size-5 accent-forest"
            checked={one === urgency}
            onChange={() => onChange(one)}
          />
          {URGENCY_WORDS[one]}
        </label>
      ))}
    </fieldset>
  )
}
