import { useRef } from 'react'
import { acceptFor } from '@/features/media/rules/file-types'
import { refuseUpload } from '@/features/media/rules/judge-upload'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'

type PhotoButtonProps = { label: string; isBusy?: boolean; onPhoto: (file: File) => void }

/** Takes one picture, by the camera where there is one. */
export function PhotoButton({ label, isBusy = false, onPhoto }: PhotoButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)

  function onFile(file: File | undefined) {
    if (!file) return
    const refusal = refuseUpload({ name: file.name, bytes: file.size }, 'image')
    if (refusal) showToast({ ...refusal, tone: 'destructive' })
    else onPhoto(file)
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-disabled={isBusy}
        className="justify-self-start"
        onClick={() => !isBusy && chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={acceptFor('image')}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
