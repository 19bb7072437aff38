import { type Editor, useEditorState } from '@tiptap/react'
import { useId, useState } from 'react'
import { MediaPicker } from '@/features/media/web/admin-media-picker'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input } from '@/web/ui/control'
import { MOST_ALTERNATIVE } from '../contract'
import { LinkForm } from './admin-link-form'
import { editorText as words } from './admin-text'

type EditorToolsProps = { editor: Editor; label: string; controls: string }

/** What can be done with the words that are chosen, each pressed while it is so. */
export function EditorTools({ editor, label, controls }: EditorToolsProps) {
  const [isLinking, setLinking] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const alternative = useId()
  const at = useEditorState({
    editor,
    selector: () => ({
      isBold: editor.isActive('bold'),
      isItalic: editor.isActive('italic'),
      isHeading: editor.isActive('heading', { level: 2 }),
      isSubheading: editor.isActive('heading', { level: 3 }),
      isBulletList: editor.isActive('bulletList'),
      isOrderedList: editor.isActive('orderedList'),
      isTip: editor.isActive('blockquote'),
      isLink: editor.isActive('link'),
      picture: editor.isActive('image') ? editor.getAttributes('image') : null,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
      isEditable: editor.isEditable,
    }),
  })
  if (!at.isEditable) return null
  const change = () => editor.chain().focus()

  return (
    <div className="border-b border-line">
      <div
        role="toolbar"
        aria-label={words.tools(label)}
        aria-controls={controls}
        className="flex gap-1 p-1 max-sm:overflow-x-auto sm:flex-wrap"
      >
        <Tool
          label={words.bold}
          className="font-bold"
          isOn={at.isBold}
          onUse={() => change().toggleBold().run()}
        />
        <Tool
          label={words.italic}
          className="italic"
          isOn={at.isItalic}
          onUse={() => change().toggleItalic().run()}
        />
        <Tool
          label={words.heading}
          isOn={at.isHeading}
          onUse={() => change().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          label={words.subheading}
          isOn={at.isSubheading}
          onUse={() => change().toggleHeading({ level: 3 }).run()}
        />
        <Tool
          label={words.bulletList}
          isOn={at.isBulletList}
          onUse={() => change().toggleBulletList().run()}
        />
        <Tool
          label={words.orderedList}
          isOn={at.isOrderedList}
          onUse={() => change().toggleOrderedList().run()}
        />
        <Tool label={words.tip} isOn={at.isTip} onUse={() => change().toggleBlockquote().run()} />
        <Tool label={words.link} isOn={at.isLink} onUse={() => setLinking(!isLinking)} />
        <Tool label={words.picture} onUse={() => setPicking(true)} />
        <Tool label={words.undo} isOff={!at.canUndo} onUse={() => change().undo().run()} />
        <Tool label={words.redo} isOff={!at.canRedo} onUse={() => change().redo().run()} />
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
      {at.picture && (
        <div className="grid gap-1 p-2 pt-0">
          <label htmlFor={alternative} className="text-sm font-semibold">
            {words.pictureShows}
          </label>
          <Input
            id={alternative}
            value={String(at.picture.alt ?? '')}
            maxLength={MOST_ALTERNATIVE}
            onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
          />
        </div>
      )}
      <MediaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={({ url, altText }) => {
          setPicking(false)
          change()
            .setImage({ src: url, alt: altText ?? '' })
            .run()
        }}
      />
    </div>
  )
}

type ToolProps = {
  label: string
  isOn?: boolean
  isOff?: boolean
  className?: string
  onUse: () => void
}

function Tool({ label, isOn, isOff = false, className, onUse }: ToolProps) {
  return (
    <Button
      look="bare"
      size="small"
      aria-pressed={isOn}
      aria-disabled={isOff}
      // The words that are chosen stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isOff || onUse()}
      className={joinClasses('aria-pressed:bg-mist aria-pressed:border-forest', className)}
    >
      {label}
    </Button>
  )
}
