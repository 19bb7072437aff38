import type { Editor as TextEditor } from '@tiptap/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Editor } from './admin-editor'

const SOUND = { 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }

const documentOf = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** The editor in a form that gives it whatever value the test says. */
async function openEditor() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const heard: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  const show = (value: string) =>
    act(async () =>
      root.render(
        <Editor
          control={{ id: 'text', name: 'text', ...SOUND }}
          label="Text"
          value={value}
          onChange={(text) => heard.push(String(text))}
        />,
      ),
    )
  await show('')
  const { editor } = place.querySelector('.tiptap') as unknown as { editor: TextEditor }
  return { editor, heard, show }
}

test('letters written while the form still draws the ones before stay, and so does a bold one to come', async () => {
  const { editor, heard, show } = await openEditor()
  await act(async () => editor.commands.insertContent('Go '))
  await act(async () => editor.chain().toggleBold().run())
  await act(async () => editor.commands.insertContent('early'))
  await act(async () => editor.chain().toggleItalic().run())
  const [first = '', second = ''] = heard
  await show(first)
  expect(editor.getText()).toBe('Go early')
  expect(editor.isActive('italic')).toBe(true)
  await show(second)
  expect(editor.getText()).toBe('Go early')
  expect(editor.isActive('italic')).toBe(true)
})

test('what somebody else saved is taken over, also where it was written here before', async () => {
  const { editor, heard, show } = await openEditor()
  await act(async () => editor.commands.insertContent('Go'))
  await show(heard[0] ?? '')
  await show(documentOf('Stay'))
  expect(editor.getText()).toBe('Stay')
  await show(heard[0] ?? '')
  expect(editor.getText()).toBe('Go')
})
