import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { ControlArgs } from '@/web/admin-kit/field-kinds'
import { joinClasses } from '@/web/ui/classes'
import { EditorTools } from './admin-editor-tools'
import { extensions, storedDocument } from './admin-extensions'
import { cleanPasted } from './admin-pasted'

type EditorProps = Pick<ControlArgs, 'control' | 'onChange'> & {
  label: string
  /** The document as JSON; empty where there is none. */
  value: string
}

const WRITTEN =
  'min-h-48 px-3.5 py-3 text-base text-ink outline-offset-0 whitespace-pre-wrap break-words [&>*+*]:mt-4 [&_a]:font-semibold [&_a]:text-forest [&_a]:underline [&_blockquote]:rounded-card [&_blockquote]:bg-gold-soft [&_blockquote]:p-4 [&_h2]:font-serif [&_h2]:text-2xl [&_h3]:font-serif [&_h3]:text-xl [&_img]:max-h-72 [&_img]:rounded-card [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-forest [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6'

/** The editor of a formatted text, with its tools above it. */
export function Editor({ control, label, value, onChange }: EditorProps) {
  const { id, name, ...described } = control
  // What was written here and has not come back from the form yet. On a busy machine it comes letters later.
  const unheard = useRef<string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    // The sheet of the panel has what the editor needs; the policy for styles allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...textOf(described),
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: WRITTEN,
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: changed }) => {
      const body = storedDocument(changed.getJSON())
      const text = body ? JSON.stringify(body) : ''
      unheard.current.push(text)
      onChange(text)
    },
  })

  // What somebody else saved meanwhile is taken over from outside.
  const shown = useRef(value)
  useEffect(() => {
    if (value === shown.current) return
    shown.current = value
    const own = unheard.current.indexOf(value)
    // The form leaves out what was written over before it drew.
    unheard.current.splice(0, own < 0 ? Number.POSITIVE_INFINITY : own + 1)
    if (own < 0) editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])

  // A form that is only looked at says so by its fields, which the platform knows no editor to be.
  useEffect(() => {
    if (box.current?.closest('fieldset:disabled')) editor.setEditable(false, false)
  }, [editor])

  return (
    <div
      ref={box}
      data-field={name}
      className={joinClasses(
        'rounded-control border bg-paper',
        described['aria-invalid'] ? 'border-2 border-alarm' : 'border-line-strong',
      )}
    >
      <EditorTools editor={editor} label={label} controls={id} />
      <EditorContent editor={editor} />
    </div>
  )
}

function documentOf(value: string) {
  return value === '' ? { type: 'doc', content: [{ type: 'paragraph' }] } : JSON.parse(value)
}

/** Attributes that are given, as text. */
function textOf(attributes: Record<string, string | boolean | undefined>): Record<string, string> {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
