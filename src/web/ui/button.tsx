import type { ComponentProps, MouseEvent } from 'react'
import { joinClasses } from './classes'

/** `action` is the one call to action of a screen; `primary` any other decision; `quiet` and `bare` the rest. */
export type ButtonLook = 'action' | 'primary' | 'quiet' | 'bare' | 'light'
export type ButtonSize = 'normal' | 'small' | 'large' | 'icon'

const LOOKS: Record<ButtonLook, string> = {
  action: 'border-clay bg-clay text-paper hover:border-clay-deep hover:bg-clay-deep',
  primary: 'border-forest bg-forest text-paper hover:border-forest-deep hover:bg-forest-deep',
  quiet: 'border-line-strong bg-paper text-forest hover:border-forest hover:bg-mist',
  bare: 'border-transparent bg-transparent text-forest hover:bg-mist',
  light:
    'border-cream/70 bg-transparent text-cream hover:bg-cream hover:text-forest forced-colors:bg-[ButtonFace]',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 py-1.5 text-sm',
  normal: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-5 py-3 text-base sm:px-7',
  icon: 'size-11 p-0',
}

type Appearance = { look?: ButtonLook; size?: ButtonSize; className?: string | undefined }

/** The button's look as classes (`button` is in styles/base.css), for links: `<Link className={buttonClass({ look: 'action' })}>`. */
export function buttonClass({ look = 'primary', size = 'normal', className }: Appearance = {}): string {
  return joinClasses('button', LOOKS[look], SIZES[size], className)
}

/** A button that is `disabled`, as while its form is sent, keeps the focus and is read out; presses of it come to nothing. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  disabled,
  ...rest
}: ComponentProps<'button'> & Appearance) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }), className })}
      {...rest}
      {...(disabled && { 'aria-disabled': true, onClick: ignore })}
    />
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
