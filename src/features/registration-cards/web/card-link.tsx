import { useProperty } from '@/features/property/web/use-property'
import { inLanguage } from '@/kernel/language'
import { guestCardPath } from '../paths'
import { GUEST_CARD_WORDS as words } from '../text'

/** The way to the card, where the hotel asks for one; it leads to a page of its own, which needs no script. */
export function CardLink({ token }: { token: string }) {
  const { asksRegistrationCard } = useProperty()
  if (!asksRegistrationCard) return null
  return (
    <p className="mt-8 print:hidden">
      <a
        href={inLanguage(guestCardPath(token))}
        className="font-semibold text-forest underline underline-offset-4"
      >
        {words.link}
      </a>
    </p>
  )
}
