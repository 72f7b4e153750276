import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import type { ArtName } from '@zubr/ui/voxel/art'
import { PageHead } from './head.tsx'
import { useI18n } from './i18n.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  id: 'soon' | 'notFound'
  art: ArtName
  code?: string
  /** Target and text of the link. */
  href: string
  link: string
}

/** A full-height page with a picture, one sentence and a link. */
export function Notice({ id, art, code, href, link }: NoticeProps) {
  const words = useI18n().messages[id]
  return (
    <>
      <PageHead id={id} head={words} />
      <div className={styles.notice}>
        <Art name={art} width={260} priority />
        {code && <p className={styles.code}>{code}</p>}
        <h1>{words.heading}</h1>
        <p className={`dim ${styles.text}`}>{words.text}</p>
        <p className="row">
          <a className={buttonClass()} href={href}>
            {link}
          </a>
        </p>
      </div>
    </>
  )
}
