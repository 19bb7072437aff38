import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'

type SecretDialogProps = {
  words: {
    shownTitle: string
    shownHelp: string
    copy: string
    copied: string
    copyFailed: string
    done: string
  }
  /** What the secret is called. */
  label: string
  secret: string
  onDone: () => void
}

/** Shows a secret this once, to be copied. */
export function SecretDialog({ words, label, secret, onDone }: SecretDialogProps) {
  async function onCopy() {
    try {
      await navigator.clipboard.writeText(secret)
      showToast({ title: words.copied })
    } catch {
      // Browsers refuse without a word why; the secret is there to be marked.
      showToast({ title: words.copyFailed, tone: 'destructive' })
    }
  }

  return (
    <Dialog open title={words.shownTitle} closesOnBackdrop={false} onClose={onDone} className="max-w-xl">
      <p className="text-ink-soft">{words.shownHelp}</p>
      <Field label={label}>
        {(control) => (
          <Input {...control} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onDone}>
          {words.done}
        </Button>
        <Button look="quiet" onClick={() => void onCopy()}>
          {words.copy}
        </Button>
      </div>
    </Dialog>
  )
}
