import { useEffect, useState } from 'react'
import { PLAN_SIZE } from '../rules/grounds-plan'
import type { GroundsMap, GroundsMapProps, MarkedVilla } from './grounds-map'

const { width, height } = PLAN_SIZE

/** The map of the grounds, whose code comes once it is shown; where it cannot be had, `failed` stands in its place. */
export function LazyGroundsMap<Villa extends MarkedVilla>({
  failed,
  ...props
}: GroundsMapProps<Villa> & { failed: string }) {
  const [shown, setShown] = useState<{ Grounds: typeof GroundsMap } | 'failed'>()

  useEffect(() => {
    import('./grounds-map').then(
      ({ GroundsMap: Grounds }) => setShown({ Grounds }),
      () => setShown('failed'),
    )
  }, [])

  if (shown === 'failed')
    return (
      <p role="status" className="pb-3 text-sm text-ink-soft">
        {failed}
      </p>
    )
  if (shown) return <shown.Grounds {...props} />
  return <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full max-w-xl" />
}
