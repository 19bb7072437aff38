import type { ReactNode } from 'react'
import { messageAddress } from '@/features/property/rules/reach-links'
import { IllustrationsNote } from '@/features/property/web/illustrations-note'
import { PlaceLines } from '@/features/property/web/place-lines'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { defineWords } from '@/kernel/words'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { COPYRIGHT_YEAR, FOOTER_LINKS, POLICY_LINKS, STAY_LINKS } from './footer-links'
import { LanguageLinks } from './language-links'
import type { SiteLink } from './links'

export const FOOTER_WORDS = defineWords('site-footer.FOOTER_WORDS', {
  calendar: 'See free nights',
  hotel: 'The hotel',
  stay: 'Your stay',
  staff: 'Staff',
  findUs: 'Find us',
  message: (number: string) => `WhatsApp ${number}`,
  payment: 'We accept',
  platforms: 'You find us on booking platforms, too.',
} as const)

/** Ways onward, how to reach the hotel, what it takes in payment, and the small print. */
export function SiteFooter() {
  const property = useProperty()
  return (
    <footer id="site-footer" className="on-dark bg-forest-deep print:hidden">
      <WovenBand className="text-forest-deep" />
      <Container className="grid grid-cols-2 gap-x-10 gap-y-10 py-14 lg:grid-cols-[1.5fr_1fr_1fr_1.6fr]">
        <div className="max-sm:col-span-2">
          <p className="font-serif text-xl">{property.name}</p>
          <p className="mt-1 text-gold">{property.tagline}</p>
          <PageLink path="/calendar" className={buttonClass({ look: 'light', className: 'mt-6' })}>
            {FOOTER_WORDS.calendar}
          </PageLink>
        </div>
        <FooterList title={FOOTER_WORDS.hotel} links={FOOTER_LINKS} />
        <FooterList title={FOOTER_WORDS.stay} links={STAY_LINKS}>
          <li>
            <a href="/admin" className={LINK}>
              {FOOTER_WORDS.staff}
            </a>
          </li>
        </FooterList>
        <div className="min-w-0 max-sm:col-span-2">
          <h2 className="font-sans text-base font-semibold text-gold">{FOOTER_WORDS.findUs}</h2>
          <address className="mt-3 not-italic">
            <ul className="grid gap-1">
              <Reach icon="pin">
                <PlaceLines className={LINK} />
              </Reach>
              <Reach icon="chat" href={messageAddress(property.messagingNumber)}>
                {FOOTER_WORDS.message(property.messagingNumber)}
              </Reach>
              {property.phones.map((phone) => (
                <Reach key={phone} icon="phone" href={phoneAddress(phone)}>
                  {phone}
                </Reach>
              ))}
              <Reach icon="mail" href={`mailto:${property.infoEmail}`}>
                {property.infoEmail}
              </Reach>
            </ul>
          </address>
        </div>
      </Container>
      {/* The room on the right is the floating contact button’s. */}
      <Container className="grid gap-6 border-t border-cream/20 py-8 pr-22 text-sm sm:pr-22 min-[88rem]:pr-8">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="mr-3 font-sans text-sm font-semibold">{FOOTER_WORDS.payment}</h2>
          <ul className="flex flex-wrap gap-2">
            {property.paymentMethods.map((method) => (
              <li key={method} className="rounded-tag border border-cream/50 px-2.5 py-0.5">
                {method}
              </li>
            ))}
          </ul>
          <p>{FOOTER_WORDS.platforms}</p>
        </div>
        <LanguageLinks className={LINK} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p>
            © {COPYRIGHT_YEAR} {property.name}
          </p>
          <IllustrationsNote className="text-cream/85" />
          <ul className="flex flex-wrap gap-x-6">
            {POLICY_LINKS.map((link) => (
              <FooterLink key={link.path} link={link} />
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}

const LINK = 'inline-flex min-h-9 items-center hover:text-gold hover:underline underline-offset-4'

function FooterList({
  title,
  links,
  children,
}: {
  title: string
  links: readonly SiteLink[]
  children?: ReactNode
}) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-base font-semibold text-gold">{title}</h2>
      <ul className="mt-3">
        {links.map((link) => (
          <FooterLink key={link.path} link={link} />
        ))}
        {children}
      </ul>
    </nav>
  )
}

function FooterLink({ link }: { link: SiteLink }) {
  return (
    <li>
      <PageLink path={link.path} className={LINK}>
        {link.label}
      </PageLink>
    </li>
  )
}

function Reach({ icon, href, children }: { icon: IconName; href?: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-2 size-5 text-gold" />
      {href ? (
        <a href={href} className={LINK}>
          {children}
        </a>
      ) : (
        <span className="py-1.5">{children}</span>
      )}
    </li>
  )
}
