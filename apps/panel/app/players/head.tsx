import { avatarSvg } from '@zubr/domain/avatar'
import styles from './players.module.css'

/** A face that follows from the name alone: nobody else is asked for it. */
export function Head({ name }: { name: string }) {
  return (
    <span
      className={styles.head}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, and nothing of the name is in it
      dangerouslySetInnerHTML={{ __html: avatarSvg(name) }}
    />
  )
}
