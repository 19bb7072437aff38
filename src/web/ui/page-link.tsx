import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { inLanguage } from '@/kernel/language'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>
type PageLinkProps = AnchorProps & {
  path: string
  /** What the page is asked for; left out at an address that is none of ours. */
  search?: object | undefined
  activeClassName?: string
}

/** The router types `to` as one of its routes; here the path is data that staff or a list may hold. */
const RouterLink = Link as ComponentType<
  AnchorProps & {
    to: string
    search: object | undefined
    activeOptions: { exact: boolean }
    activeProps: { className: string }
  }
>

/** A page of this site: letters, digits and dashes, at a path that neither the API nor the panel answers. */
const OWN_PAGE = /^\/(?!\/|api(\/|$)|admin(\/|$)|uploads\/)[\w/-]*$/

/** A link to an address that is data: pages of this site without a reload, all else as an ordinary link. */
export function PageLink({ path, search, activeClassName = '', ...rest }: PageLinkProps) {
  if (!OWN_PAGE.test(path)) return <a href={inLanguage(path)} {...rest} />
  return (
    <RouterLink
      to={path}
      search={search}
      activeOptions={{ exact: path === '/' }}
      activeProps={{ className: activeClassName }}
      {...rest}
    />
  )
}
