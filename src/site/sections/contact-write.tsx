import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readBegun } from '@/features/contact/web/begun-message'
import { ContactForm } from '@/features/contact/web/contact-form'
import { Section, SectionHeading } from '@/web/ui/section'
import { contactContent } from '../content/contact'

/**
 * The message form. A link may have begun it; what it says is read in the browser alone, so that the server
 * keeps one page for all of them.
 */
export function ContactWrite() {
  const { form } = contactContent
  const { searchStr } = useLocation()
  const [begun, setBegun] = useState<ReturnType<typeof readBegun>>({})

  useEffect(() => setBegun(readBegun(searchStr)), [searchStr])

  return (
    <Section aria-labelledby="write-title">
      <div className="mx-auto grid max-w-4xl gap-8">
        <SectionHeading id="write-title" title={form.title}>
          {form.line}
        </SectionHeading>
        <ContactForm key={JSON.stringify(begun)} place="page" begun={begun} />
      </div>
    </Section>
  )
}
