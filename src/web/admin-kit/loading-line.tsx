import { Spinner } from './spinner'

/** A line for what is on its way inside a dialog. */
export function PanelLoadingLine({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-forest">
      <Spinner />
      {label}
    </p>
  )
}
