import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { isLinkTarget } from '../contract'
import { editorText as words } from './admin-text'

/** Where the chosen words lead. It stands within a form: Enter sets the link and sends nothing. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const name = useId()
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // It was asked for by a press right above.
  useEffect(() => input.current?.focus(), [])

  function onSet() {
    const href = address.trim()
    if (!isLinkTarget(href)) return setProblem(words.wrongLink)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without words to lead from, the address is the words.
    if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSet()
  }

  return (
    <div className="flex flex-wrap items-end gap-2 p-2 pt-0">
      <Field label={words.linkAddress} error={problem} className="min-w-56 grow">
        {(control) => (
          <Input
            {...control}
            name={name}
            ref={input}
            value={address}
            placeholder={words.linkPlaceholder}
            onChange={(event) => {
              setAddress(event.target.value)
              setProblem(null)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button size="small" onClick={onSet}>
        {words.setLink}
      </Button>
      {editor.isActive('link') && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          {words.removeLink}
        </Button>
      )}
    </div>
  )
}
