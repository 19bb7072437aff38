import { Blockquote } from '@tiptap/extension-blockquote'
import { Image } from '@tiptap/extension-image'
import { ListItem } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkTarget, type RichText } from '../contract'
import { asStored } from './admin-as-stored'

/** What can be written is what can be stored (contract.ts): nothing else is typed, pasted or dropped in. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (address) => isLinkTarget(address ?? ''),
      HTMLAttributes: { target: null, rel: null },
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    underline: false,
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph+' }),
  Image,
]

type Block = { type: string; content?: { type: string; text?: string }[] }

/** The editor's document as it is stored; blank paragraphs and headings, which only make room while writing, go. */
export function storedDocument(json: { content?: Block[] }): RichText | null {
  const content = (json.content ?? []).filter((block) => !isBlankLine(block))
  return content.length > 0 ? asStored({ type: 'doc', content }) : null
}

function isBlankLine({ type, content = [] }: Block): boolean {
  return (type === 'paragraph' || type === 'heading') && content.every(({ text = '' }) => text.trim() === '')
}
