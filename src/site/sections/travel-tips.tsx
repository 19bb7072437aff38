import { useState } from 'react'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { Section, SectionHeading } from '@/web/ui/section'
import { SwipeRow } from '@/web/ui/swipe-row'
import { travelTipsContent as words } from '../content/landing'
import { TIP_CATEGORIES, TRAVEL_TIPS } from '../content/travel-tips'
import { TipCard } from './tip-card'
import { TipsCarousel } from './tips-carousel'
import { chooseCategory, FIRST_SHOW, remainingTips, type TipsShow } from './tips-show'

/** 'Local Travel Tips': filters, one tip at a time, and a grid of the rest. */
export function TravelTips() {
  const [show, setShow] = useState<TipsShow>(FIRST_SHOW)
  const remaining = remainingTips(TRAVEL_TIPS, show)

  return (
    <Section id="travel-tips" aria-labelledby="travel-tips-title">
      <SectionHeading id="travel-tips-title" title={words.title}>
        {words.intro}
      </SectionHeading>
      <fieldset
        aria-label={words.filter}
        className="mt-8 min-w-0 flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 sm:max-md:-mx-8 sm:max-md:px-8 md:flex-wrap noscript:hidden"
      >
        <FilterButton isOn={show.category === null} onClick={() => setShow(chooseCategory(show, null))}>
          {words.all}
        </FilterButton>
        {TIP_CATEGORIES.map(({ category, label }) => (
          <FilterButton
            key={category}
            isOn={show.category === category}
            onClick={() => setShow(chooseCategory(show, category))}
          >
            {label}
          </FilterButton>
        ))}
      </fieldset>
      {/* A filter begins anew: the carousel's own clock and buttons with it. */}
      <TipsCarousel key={show.category} show={show} onShow={setShow} />
      {remaining.length > 0 && (
        <>
          <div className="mt-8 flex justify-center noscript:hidden">
            <Button
              look="quiet"
              aria-expanded={show.isOpen}
              aria-controls="more-tips"
              onClick={() => setShow({ ...show, isOpen: !show.isOpen })}
            >
              {show.isOpen ? words.less : words.more}
              <Icon
                name="chevronRight"
                className={joinClasses('size-4', show.isOpen ? '-rotate-90' : 'rotate-90')}
              />
            </Button>
          </div>
          <div id="more-tips" hidden={!show.isOpen} className="mt-6">
            <SwipeRow label={words.remaining} className="md:grid md:grid-cols-2 md:gap-6">
              {remaining.map((tip) => (
                <li key={tip.id}>
                  <TipCard tip={tip} />
                </li>
              ))}
            </SwipeRow>
          </div>
        </>
      )}
    </Section>
  )
}

function FilterButton({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <Button look={isOn ? 'primary' : 'quiet'} size="small" aria-pressed={isOn} onClick={onClick}>
      {children}
    </Button>
  )
}
