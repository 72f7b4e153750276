import styles from './button.module.css'

type Look = { tone?: 'main' | 'quiet'; size?: 'normal' | 'small' | 'wide' }

/** Class names of a button, or of a link that looks like one. */
export function buttonClass({ tone = 'main', size = 'normal' }: Look = {}): string {
  return [styles.button, styles[tone], styles[size]].join(' ')
}
