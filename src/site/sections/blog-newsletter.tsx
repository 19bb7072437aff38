import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Section } from '@/web/ui/section'
import { blogContent } from '../content/blog'

/** Submitting only clears the field, and the form says so. Of no use without scripts. */
export function BlogNewsletter() {
  const { newsletter } = blogContent
  const [state, setState] = useState<'idle' | 'missing' | 'done'>('idle')
  const input = useRef<HTMLInputElement>(null)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!input.current?.value.trim() || !input.current.validity.valid) {
      setState('missing')
      input.current?.focus()
      return
    }
    event.currentTarget.reset()
    setState('done')
  }

  return (
    <Section ground="forest" aria-labelledby="newsletter" className="noscript:hidden">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:items-center">
        <div>
          <h2 id="newsletter" className="text-2xl">
            {newsletter.title}
          </h2>
          <p className="mt-3 max-w-measure">{newsletter.line}</p>
        </div>
        <form
          noValidate
          onSubmit={onSubmit}
          className="rounded-card bg-paper p-5 text-ink [--focus:var(--color-dusk)] sm:p-7"
        >
          <Field label={newsletter.email} required error={state === 'missing' ? newsletter.missing : null}>
            {/* Without a name the address stays out of any address bar and log. */}
            {(control) => (
              <Input
                {...control}
                ref={input}
                type="email"
                required
                autoComplete="email"
                onChange={() => setState('idle')}
              />
            )}
          </Field>
          <Button type="submit" className="mt-4 w-full sm:w-auto">
            {newsletter.submit}
          </Button>
          <p role="status" className="mt-3 text-sm empty:hidden">
            {state === 'done' && newsletter.done}
          </p>
        </form>
      </div>
    </Section>
  )
}
