import { saveFile } from '@/web/admin-kit/save-file'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { paperCodesText as words } from './admin-text'

/** Shows the codes on paper, this once. */
export function PaperCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const onSave = () => saveFile(words.saveName, `${codes.join('\n')}\n`, 'text/plain')
  return (
    <Dialog open title={words.title} closesOnBackdrop={false} onClose={onDone}>
      <p className="text-ink-soft">{words.help}</p>
      <ul className="grid grid-cols-2 gap-2 tabular text-lg font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onDone}>
          {words.done}
        </Button>
        <Button onClick={onSave}>{words.save}</Button>
      </div>
    </Dialog>
  )
}
