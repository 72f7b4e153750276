import { buttonClass } from '@zubr/ui/button'
import type { ComponentProps } from 'react'
import panel from './panel.module.css'

type ButtonProps = ComponentProps<'button'> & { tone?: 'main' | 'quiet' | 'danger' }

/** The button of cards, forms and dialogs. `danger` is for irreversible actions. */
export function Button({ tone = 'main', type = 'button', className = '', ...button }: ButtonProps) {
  const look =
    tone === 'danger'
      ? `${buttonClass({ size: 'small' })} ${panel.danger}`
      : buttonClass({ tone, size: 'small' })
  return <button type={type} className={`${look} ${className}`} {...button} />
}
