import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import type { ArtName } from '@zubr/ui/voxel/art'
import styles from './notice.module.css'
import { useHref } from './site.tsx'

type NoticeProps = { art: ArtName; code?: string; words: { heading: string; text: string; goHome: string } }

/** A page that says one thing: a picture, a sentence and the way home. */
export function Notice({ art, code, words: { heading, text, goHome } }: NoticeProps) {
  const href = useHref()
  return (
    <div className={styles.notice}>
      <Art name={art} width={260} priority />
      {code && <p className={styles.code}>{code}</p>}
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <a className={buttonClass()} href={href.page('home')}>
        {goHome}
      </a>
    </div>
  )
}
