import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import type { ArtName } from '@zubr/ui/voxel/art'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type ToastProps = { art: ArtName; code?: string; heading: string; text: string; children: ReactNode }

/** A page that says one thing at full height: a picture, a sentence and the way on. */
export function Notice({ art, code, heading, text, children }: ToastProps) {
  return (
    <div className={styles.notice}>
      <Art name={art} width={260} priority />
      {code && <p className={styles.code}>{code}</p>}
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.ways}>{children}</p>
    </div>
  )
}

export function NoticeLink({
  href,
  quiet = false,
  children,
}: {
  href: string
  quiet?: boolean
  children: ReactNode
}) {
  return (
    <a className={buttonClass({ tone: quiet ? 'quiet' : 'main' })} href={href}>
      {children}
    </a>
  )
}
