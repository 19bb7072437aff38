import { UnansweredQuestions } from '@/features/unanswered-questions/web/admin-unanswered'
import { ModelUsage } from './admin-model-usage'

/** How the concierge does: what it was asked in vain, and what its outside model used. */
export function OpenQuestions() {
  return (
    <div className="grid min-w-0 gap-6">
      <UnansweredQuestions />
      <ModelUsage />
    </div>
  )
}
