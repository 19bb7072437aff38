import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

/** The panel's addresses come from its list of sections; the types of `Link` know the public site's alone. */
export const PanelLink = Link as ComponentType<
  Omit<ComponentProps<'a'>, 'href'> & {
    to: string
    activeOptions?: { exact: boolean; includeSearch?: boolean }
  }
>
