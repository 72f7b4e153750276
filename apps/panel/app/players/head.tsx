import { avatarSvg } from '@zubr/domain/avatar'
import styles from './players.module.css'

/** A face generated from the name alone, without a request. */
export function Head({ name }: { name: string }) {
  return (
    <span
      className={styles.head}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our SVG, without the name
      dangerouslySetInnerHTML={{ __html: avatarSvg(name) }}
    />
  )
}
