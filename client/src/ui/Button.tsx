import type { ComponentProps } from 'preact'
import { Icon, type IconName } from './Icon'

interface Props extends Omit<ComponentProps<'button'>, 'class' | 'type'> {
  /** Classes besides the common one: `primary`, `danger`, `vellum`, `wide`, `big`, or one of the page's own. */
  readonly look?: string
  /** Sends the form it is in. */
  readonly submits?: boolean
}

/** A button with words or an icon. */
export const Button = ({ look, submits = false, ...others }: Props) => (
  <button type={submits ? 'submit' : 'button'} class={look ? `button ${look}` : 'button'} {...others} />
)

/** A button that looks like a link. */
export const LinkButton = (props: Omit<Props, 'look' | 'submits'>) => (
  <button type="button" class="link" {...props} />
)

interface RoundProps extends Props {
  readonly icon: IconName
  readonly size?: number
  /** What it does, for those who do not see the icon. */
  readonly label: string
}

/** A small button with an icon alone. */
export const RoundButton = ({
  icon,
  size,
  label,
  look,
  submits = false,
  children,
  ...others
}: RoundProps) => (
  <button
    type={submits ? 'submit' : 'button'}
    class={look ? `round ${look}` : 'round'}
    aria-label={label}
    {...others}
  >
    <Icon name={icon} {...(size && { size })} />
    {children}
  </button>
)
