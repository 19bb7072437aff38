import { useQuery } from '@tanstack/react-query'
import { pageSectionsQuery } from '../queries'
import { type PageSectionName, pageOfSection } from '../rules/section-names'
import { type Places, partsOf, type SectionParts } from '../rules/section-parts'

/** A section of a page within `WithSections`: its heading, and its text by the places there are for it. */
export function useSection(name: PageSectionName, places: Places = {}): { title: string } & SectionParts {
  const { data } = useQuery(pageSectionsQuery(pageOfSection(name)))
  const section = data?.find(({ section }) => section === name)
  if (!section) throw new Error(`The page lacks its section ${name}`)
  return { title: section.title, ...partsOf(section.body, places) }
}
