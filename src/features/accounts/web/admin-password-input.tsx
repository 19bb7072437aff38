import { type ComponentProps, useState } from 'react'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { sessionText as words } from './admin-text'

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-14" />
      <Button
        look="bare"
        size="icon"
        aria-label={isShown ? words.hidePassword : words.showPassword}
        aria-pressed={isShown}
        disabled={props.disabled}
        onClick={() => setShown(!isShown)}
        className="absolute top-0.5 right-0.5"
      >
        <PanelIcon name={isShown ? 'hide' : 'show'} />
      </Button>
    </div>
  )
}
