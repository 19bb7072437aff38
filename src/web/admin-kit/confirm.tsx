import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/web/ui/button'
import { Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { confirmText as words } from './text'

type Question = {
  title: string
  line?: string
  /** What the button that goes ahead says. */
  action: string
  /** What the button that leaves all as it is says. */
  decline?: string
  /** Something else to do instead. */
  other?: { label: string; onChoose: () => void }
}

/** A line to be written beside the answer, by its label. */
type Noted = Question & { note: { label: string; help: string; longest: number } }

type Asked = (Question | Noted) & { answer: (note: string | null) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Asks before something that cannot be taken back; true when whoever is asked agrees. */
export async function confirm(question: Question): Promise<boolean> {
  return (await ask(question)) !== null
}

/** The same with room for a note: what was written, perhaps nothing; null from whoever does not agree. */
export function confirmWithNote(question: Noted): Promise<string | null> {
  return ask(question)
}

/** Where questions appear; stands once in the page. */
export function Confirmer() {
  const question = useSyncExternalStore(subscribe, () => asked)
  return question && <QuestionDialog key={question.title + question.line} question={question} />
}

function QuestionDialog({ question }: { question: Asked }) {
  const [text, setText] = useState('')
  const { title, line, action, decline = words.cancel, other } = question

  function onAnswer(isAgreed: boolean) {
    question.answer(isAgreed ? text.trim() : null)
    put(null)
  }

  return (
    <Dialog
      open
      title={title}
      onClose={() => onAnswer(false)}
      closesOnBackdrop={text === ''}
      className="max-w-md"
    >
      {line && <p className="-mt-2 text-ink-soft">{line}</p>}
      {'note' in question && (
        <Field label={question.note.label} help={question.note.help}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={question.note.longest}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={() => onAnswer(false)}>
          {decline}
        </Button>
        {other && (
          <Button
            look="quiet"
            onClick={() => {
              onAnswer(false)
              other.onChoose()
            }}
          >
            {other.label}
          </Button>
        )}
        <Button look="action" onClick={() => onAnswer(true)}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}

function ask(question: Question | Noted): Promise<string | null> {
  asked?.answer(null)
  return new Promise((answer) => put({ ...question, answer }))
}

function put(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
