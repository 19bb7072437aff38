import { Button } from '@/web/ui/button'

type StepperProps = {
  value: number
  most: number
  /** What the buttons do, for those who listen. */
  fewer: string
  more: string
  onChange: (count: number) => void
}

/** A number with a button on either side. */
export function Stepper({ value, most, fewer, more, onChange }: StepperProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        look="quiet"
        size="icon"
        aria-label={fewer}
        aria-disabled={value <= 0}
        onClick={() => value > 0 && onChange(value - 1)}
      >
        −
      </Button>
      <output className="tabular flex size-8 items-center justify-center text-lg font-semibold">
        {value}
      </output>
      <Button
        look="quiet"
        size="icon"
        aria-label={more}
        aria-disabled={value >= most}
        onClick={() => value < most && onChange(value + 1)}
      >
        +
      </Button>
    </div>
  )
}
