import { aboutContent } from '../content/about'
import { AboutDistances } from './about-distances'
import { AboutPurpose } from './about-purpose'
import { AboutReviews } from './about-reviews'
import { SectionClosing } from './section-closing'

/** What stands below the figures. */
export function AboutRest() {
  return (
    <>
      <AboutPurpose />
      <AboutReviews />
      <AboutDistances />
      <SectionClosing name="about-closing" {...aboutContent.closing} />
    </>
  )
}
