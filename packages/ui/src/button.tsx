import styles from './button.module.css'

type Look = { tone?: 'main' | 'quiet'; size?: 'normal' | 'small' | 'wide' }

/** Classes of a button or of a link that acts like one. */
export function buttonClass({ tone = 'main', size = 'normal' }: Look = {}): string {
  return [styles.button, styles[tone], styles[size]].join(' ')
}
