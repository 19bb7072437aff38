import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/web/kit/loaded-head'
import { policies } from '../content/policies'
import { loadPlainPage } from '../layout/inner-page'
import { PolicyPage } from '../sections/policy-page'

const policy = policies.terms

export const Route = createFileRoute('/policies/terms')({
  loader: ({ context }) => loadPlainPage(context, policy),
  head: loadedHead,
  component: () => <PolicyPage policy={policy} />,
})
