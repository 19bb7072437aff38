import { useState } from 'react'
import { Button } from '@/web/ui/button'
import { Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import type { CleaningVilla } from '../staff-contract'
import { housekeepingText as words } from './admin-text'

type NoteDialogProps = {
  villa: CleaningVilla
  onSave: (note: string | null) => Promise<void>
  onClose: () => void
}

/** What whoever cleans a villa should know. */
export function NoteDialog({ villa, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(villa.note ?? '')
  const isChanged = note.trim() !== (villa.note ?? '')
  return (
    <Dialog
      open
      title={words.editNote(villa.name)}
      onClose={onClose}
      closesOnBackdrop={!isChanged}
      className="max-w-md"
    >
      <Field label={words.note} help={words.noteHelp}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button disabled={!isChanged} onClick={() => void onSave(note.trim() || null)}>
        {words.save}
      </Button>
    </Dialog>
  )
}
